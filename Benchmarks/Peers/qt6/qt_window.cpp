// The scenes of window_bench in Qt's own windows: own code, public Qt API only.
// usage: qt_window moving|list|rest <seconds>      QGraphicsView for what moves, QListView with a delegate for the list
#include <QtWidgets>
#include <QAbstractListModel>
#include <sys/resource.h>
#include <unistd.h>

static long frames;

static double used() {
    rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_utime.tv_sec + u.ru_utime.tv_usec / 1e6 + u.ru_stime.tv_sec + u.ru_stime.tv_usec / 1e6;
}

struct Box : QGraphicsObject {
    QColor color;
    explicit Box(QColor c) : color(c) { setTransformOriginPoint(60, 60); }
    QRectF boundingRect() const override { return QRectF(0, 0, 120, 120); }
    void paint(QPainter *p, const QStyleOptionGraphicsItem *, QWidget *) override {
        p->setRenderHint(QPainter::Antialiasing);
        p->setPen(Qt::NoPen);
        p->setBrush(color);
        p->drawRoundedRect(boundingRect(), 20, 20);
    }
};

struct View : QGraphicsView {
    using QGraphicsView::QGraphicsView;
    void paintEvent(QPaintEvent *e) override { frames++; QGraphicsView::paintEvent(e); }
};

static void animate(QObject *o, const char *name, QVariant from, QVariant to, int ms, bool back) {
    auto *a = new QPropertyAnimation(o, name);
    a->setStartValue(from);
    a->setEndValue(to);
    a->setEasingCurve(back ? QEasingCurve::InOutSine : QEasingCurve::Linear);
    a->setDuration(ms);
    if (!back) { a->setLoopCount(-1); a->start(); return; }
    auto *b = new QPropertyAnimation(o, name);
    b->setStartValue(to);
    b->setEndValue(from);
    b->setEasingCurve(QEasingCurve::InOutSine);
    b->setDuration(ms);
    auto *g = new QSequentialAnimationGroup;
    g->addAnimation(a);
    g->addAnimation(b);
    g->setLoopCount(-1);
    g->start();
}

static QWidget *moving(bool isMoving) {
    auto *scene = new QGraphicsScene(0, 0, 393, 852);
    scene->setBackgroundBrush(Qt::white);
    QColor colors[] = {Qt::red, QColor(128, 0, 128), Qt::blue};
    Box *boxes[3];
    for (int i = 0; i < 3; i++) {
        boxes[i] = new Box(colors[i]);
        boxes[i]->setPos(i == 1 ? 136 : 20, 60 + i * 260);
        scene->addItem(boxes[i]);
    }
    if (isMoving) {
        animate(boxes[0], "x", 20.0, 253.0, 1000, true);
        animate(boxes[1], "rotation", 0.0, 360.0, 2000, false);
        animate(boxes[2], "y", 580.0, 700.0, 1300, true);
        animate(boxes[2], "opacity", 1.0, 0.2, 1300, true);
    }
    auto *view = new View(scene);
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return view;
}

struct Rows : QAbstractListModel {
    int rowCount(const QModelIndex &) const override { return 10000; }
    QVariant data(const QModelIndex &, int) const override { return QVariant(); }
};

struct Row : QAbstractItemDelegate {
    QFont initial, title, detail;
    Row() {
        initial.setPixelSize(20); initial.setWeight(QFont::DemiBold);
        title.setPixelSize(17); title.setWeight(QFont::DemiBold);
        detail.setPixelSize(14);
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return QSize(393, 84); }
    void paint(QPainter *p, const QStyleOptionViewItem &o, const QModelIndex &index) const override {
        int row = index.row();
        QRect r = o.rect;
        p->setRenderHint(QPainter::Antialiasing);
        p->setPen(Qt::NoPen);
        p->setBrush(QColor::fromHsvF((row * 37 % 100) / 100.0, 0.6, 0.8));
        QRect circle(r.x() + 16, r.y() + 18, 48, 48);
        p->drawEllipse(circle);
        p->setPen(Qt::white);
        p->setFont(initial);
        p->drawText(circle, Qt::AlignCenter, QString(QChar('A' + row % 26)));
        p->setPen(Qt::black);
        p->setFont(title);
        p->drawText(QRect(r.x() + 80, r.y() + 10, 297, 22), Qt::AlignVCenter, QStringLiteral("Contact number %1").arg(row));
        p->setPen(Qt::gray);
        p->setFont(detail);
        p->drawText(QRect(r.x() + 80, r.y() + 33, 297, 40), Qt::TextWordWrap,
                    QStringLiteral("Said something about row %1 that is long enough to need a second line in here").arg(row));
        p->fillRect(QRect(r.x() + 80, r.bottom(), r.width() - 80, 1), QColor(230, 230, 230));
    }
};

struct List : QListView {
    void paintEvent(QPaintEvent *e) override { frames++; QListView::paintEvent(e); }
};

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QString scene = argc > 1 ? argv[1] : "moving";
    double seconds = argc > 2 ? atof(argv[2]) : 8;
    QWidget *window;
    if (scene == "list") {
        auto *list = new List;
        list->setModel(new Rows);
        list->setItemDelegate(new Row);
        list->setUniformItemSizes(true);
        list->setFrameShape(QFrame::NoFrame);
        list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        auto *timer = new QTimer;
        timer->setTimerType(Qt::PreciseTimer);
        auto *clock = new QElapsedTimer;
        clock->start();
        QObject::connect(timer, &QTimer::timeout, [=] {
            static double last = 0, offset = 0, way = 1;
            double now = clock->nsecsElapsed() / 1e9;
            offset += (now - last) * 800 * way;
            last = now;
            if (offset > 20000 || offset < 0) way = -way;
            list->verticalScrollBar()->setValue(int(offset));
        });
        timer->start(16);
        window = list;
    } else {
        window = moving(scene == "moving");
    }
    window->resize(393, 852);
    window->show();
    static double begun;
    static QElapsedTimer wall;
    QTimer::singleShot(2000, [] { wall.start(); frames = 0; begun = used(); });
    QTimer::singleShot(int(2000 + seconds * 1000), [] {
        printf("wall=%f cpu=%f frames=%ld\n", wall.nsecsElapsed() / 1e9, used() - begun, frames);
        fflush(stdout);
        _exit(0);
    });
    return app.exec();
}
