// The scenes of window_bench in GTK's own window: own code, public GTK API only.
// usage: GSK_RENDERER=cairo gtk_window moving|list|rest <seconds>      without end where <seconds> is 0, for Broadway
#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

static long frames;
static double begun;
static gint64 wall, first;
static GtkWidget *boxes[3], *fixed;

static double used(void) {
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_utime.tv_sec + u.ru_utime.tv_usec / 1e6 + u.ru_stime.tv_sec + u.ru_stime.tv_usec / 1e6;
}

static void painted(GdkFrameClock *c, gpointer d) { (void)c; (void)d; frames++; }

// To and fro, slowly at the ends.
static double swing(double time, double seconds) { return 0.5 - 0.5 * cos(time / seconds * M_PI); }

static gboolean move(GtkWidget *w, GdkFrameClock *clock, gpointer d) {
    (void)w; (void)d;
    gint64 now = gdk_frame_clock_get_frame_time(clock);
    if (!first) first = now;
    double t = (now - first) / 1e6;
    GskTransform *one = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(20 + 233 * swing(t, 1), 60));
    gtk_fixed_set_child_transform(GTK_FIXED(fixed), boxes[0], one);
    gsk_transform_unref(one);
    GskTransform *two = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(196, 380));
    two = gsk_transform_rotate(two, fmod(t / 2, 1) * 360);
    two = gsk_transform_translate(two, &GRAPHENE_POINT_INIT(-60, -60));
    gtk_fixed_set_child_transform(GTK_FIXED(fixed), boxes[1], two);
    gsk_transform_unref(two);
    GskTransform *three = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(20, 580 + 120 * swing(t, 1.3)));
    gtk_fixed_set_child_transform(GTK_FIXED(fixed), boxes[2], three);
    gsk_transform_unref(three);
    gtk_widget_set_opacity(boxes[2], 1 - 0.8 * swing(t, 1.3));
    return G_SOURCE_CONTINUE;
}

static GtkWidget *moving(gboolean moves) {
    fixed = gtk_fixed_new();
    const char *names[] = {"red", "purple", "blue"};
    for (int i = 0; i < 3; i++) {
        boxes[i] = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
        gtk_widget_set_size_request(boxes[i], 120, 120);
        gtk_widget_add_css_class(boxes[i], names[i]);
        gtk_fixed_put(GTK_FIXED(fixed), boxes[i], i == 1 ? 136 : 20, 60 + i * 260);
    }
    if (moves) gtk_widget_add_tick_callback(fixed, move, NULL, NULL);
    return fixed;
}

static void setup(GtkSignalListItemFactory *f, GtkListItem *item, gpointer d) {
    (void)f; (void)d;
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16), *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 1);
    GtkWidget *portrait = gtk_label_new(""), *title = gtk_label_new(""), *detail = gtk_label_new("");
    gtk_widget_set_size_request(row, 393, 84);
    gtk_widget_set_size_request(portrait, 48, 48);
    gtk_widget_set_valign(portrait, GTK_ALIGN_CENTER);
    gtk_widget_set_margin_start(portrait, 16);
    gtk_widget_set_margin_top(texts, 10);
    gtk_widget_add_css_class(title, "title");
    gtk_widget_add_css_class(detail, "detail");
    gtk_label_set_xalign(GTK_LABEL(title), 0);
    gtk_label_set_xalign(GTK_LABEL(detail), 0);
    gtk_label_set_wrap(GTK_LABEL(detail), TRUE);
    gtk_label_set_lines(GTK_LABEL(detail), 2);
    gtk_label_set_max_width_chars(GTK_LABEL(detail), 42);
    gtk_box_append(GTK_BOX(texts), title);
    gtk_box_append(GTK_BOX(texts), detail);
    gtk_box_append(GTK_BOX(row), portrait);
    gtk_box_append(GTK_BOX(row), texts);
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *f, GtkListItem *item, gpointer d) {
    (void)f; (void)d;
    int row = gtk_list_item_get_position(item);
    GtkWidget *portrait = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    GtkWidget *title = gtk_widget_get_first_child(gtk_widget_get_next_sibling(portrait));
    char text[120], name[] = {'A' + row % 26, 0};
    gtk_label_set_text(GTK_LABEL(portrait), name);
    snprintf(text, sizeof text, "portrait%d", row % 8);
    const char *classes[] = {"portrait", text, NULL};
    gtk_widget_set_css_classes(portrait, classes);
    snprintf(text, sizeof text, "Contact number %d", row);
    gtk_label_set_text(GTK_LABEL(title), text);
    snprintf(text, sizeof text, "Said something about row %d that is long enough to need a second line in here", row);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), text);
}

static gboolean scroll(GtkWidget *w, GdkFrameClock *clock, gpointer adjustment) {
    (void)w;
    static gint64 last;
    static double offset, way = 1;
    gint64 now = gdk_frame_clock_get_frame_time(clock);
    if (last) offset += (now - last) / 1e6 * 800 * way;
    last = now;
    if (offset > 20000 || offset < 0) way = -way;
    gtk_adjustment_set_value(adjustment, offset);
    return G_SOURCE_CONTINUE;
}

static GtkWidget *list(void) {
    GtkStringList *names = gtk_string_list_new(NULL);
    for (int i = 0; i < 10000; i++) gtk_string_list_append(names, "");
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *view = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(names))), factory);
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(view), TRUE);
    GtkWidget *window = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(window), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(window), view);
    gtk_widget_add_tick_callback(window, scroll, gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(window)), NULL);
    return window;
}

static gboolean begin(gpointer d) { (void)d; frames = 0; wall = g_get_monotonic_time(); begun = used(); return FALSE; }

static gboolean end(gpointer d) {
    (void)d;
    printf("wall=%f cpu=%f frames=%ld\n", (g_get_monotonic_time() - wall) / 1e6, used() - begun, frames);
    fflush(stdout);
    _exit(0);
}

int main(int argc, char **argv) {
    const char *scene = argc > 1 ? argv[1] : "moving";
    double seconds = argc > 2 ? atof(argv[2]) : 8;
    gtk_init();
    char css[4000];
    int n = snprintf(css, sizeof css,
        "window,listview{background:white} .red{background:red} .purple{background:purple} .blue{background:blue}"
        ".red,.purple,.blue{border-radius:20px} .title{font-size:17px;font-weight:600} .detail{font-size:14px;color:gray}"
        ".portrait{border-radius:24px;color:white;font-size:20px;font-weight:600} row{padding:0}");
    const char *colors[] = {"#cc5252", "#cca652", "#8fcc52", "#52cc70", "#52c6cc", "#5277cc", "#8852cc", "#cc52ad"};
    for (int i = 0; i < 8; i++) n += snprintf(css + n, sizeof css - n, ".portrait%d{background:%s}", i, colors[i]);
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, css, -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), 800);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 393, 852);
    gtk_window_set_child(GTK_WINDOW(window), g_str_equal(scene, "list") ? list() : moving(g_str_equal(scene, "moving")));
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
    if (seconds > 0) {
        g_timeout_add(2000, begin, NULL);
        g_timeout_add(2000 + seconds * 1000, end, NULL);
    }
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    g_main_loop_run(loop);
}
