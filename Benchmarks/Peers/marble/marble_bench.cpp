// Marble's vector map of the same data (Natural Earth 1:50 million, theme "plain"), drawn into an image without a screen.
// usage: marble_bench [mapframes] [reps] [picture.png]
#include "../common/bench.h"
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QThreadPool>
#include <marble/FileManager.h>
#include <marble/GeoPainter.h>
#include <marble/MarbleMap.h>
#include <marble/MarbleModel.h>
#include <marble/RenderPlugin.h>
#include <cmath>

using namespace Marble;

static const int width = 393 * 2, height = 852 * 2;

static void draw(MarbleMap &map, QImage &image) {
    image.fill(0xff99b3cc);
    GeoPainter painter(&image, map.viewport(), map.mapQuality());
    map.paint(painter, QRect(0, 0, width, height));
}

// As wide as so many degrees.
static void show(MarbleMap &map, double latitude, double longitude, double degrees) {
    map.setRadius(int(width * 360 / degrees / 4));
    map.centerOn(longitude, latitude);
}

// Files are read by threads, and their answers come as events.
static void settle(MarbleMap &map) {
    QElapsedTimer timer;
    timer.start();
    int quiet = 0;
    while (quiet < 20 && timer.elapsed() < 60000) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(10);
        const bool busy = map.model()->fileManager()->pendingFiles() > 0 || QThreadPool::globalInstance()->activeThreadCount() > 0;
        quiet = busy ? 0 : quiet + 1;
    }
}

// How many pixels aren't water: what proves that there is a map.
static double drawn(const QImage &image) {
    long count = 0;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) count += (image.pixel(x, y) & 0xffffff) != 0x99b3cc;
    return double(count) / (width * height);
}

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    const int repetitions = argc > 2 && atoi(argv[2]) > 0 ? atoi(argv[2]) : 30;
    MarbleModel model;
    MarbleMap map(&model);
    map.setSize(width, height);
    map.setProjection(Mercator);
    map.setMapThemeId("earth/plain/plain.dgml");
    map.setShowGrid(false);
    map.setShowAtmosphere(false);
    for (RenderPlugin *plugin : map.renderPlugins()) plugin->setVisible(false);
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    show(map, 48, 8, 10);
    draw(map, image);
    settle(map);
    draw(map, image);
    settle(map);
    struct { const char *name; double latitude, longitude, degrees; } places[] = {
        {"europe", 48, 8, 10}, {"world", 20, 0, 150}, {"city", 40.7, -74, 1}, {"close", -33.9, 151.2, 0.3}, {"japan", 35.7, 139.7, 25}};
    char name[64];
    for (auto place : places) {
        show(map, place.latitude, place.longitude, place.degrees);
        draw(map, image);
        bench_t whole = bench_begin();
        for (int turn = 0; turn < repetitions; turn++) {
            show(map, place.latitude, place.longitude, place.degrees * (1 + (turn % 10 + 1) * 0.02));
            draw(map, image);
        }
        snprintf(name, sizeof name, "map.frame.%s", place.name);
        bench_end_check(whole, name, 1, repetitions, drawn(image));
        // Three points to the side.
        double longitude = place.longitude;
        const double step = 6 * 360.0 / (4.0 * map.radius());
        bench_t panned = bench_begin();
        for (int turn = 0; turn < repetitions; turn++) {
            longitude = remainder(longitude + step, 360);
            map.centerOn(longitude, place.latitude);
            draw(map, image);
        }
        snprintf(name, sizeof name, "map.frame.panned.%s", place.name);
        bench_end_check(panned, name, 1, repetitions, drawn(image));
        if (!strcmp(place.name, "europe") && drawn(image) < 0.3) {
            fprintf(stderr, "marble_bench: no land on the map of Europe: its data are missing\n");
            return 1;
        }
        if (argc > 3 && !strcmp(place.name, "europe")) image.save(argv[3]);
    }
    return 0;
}
