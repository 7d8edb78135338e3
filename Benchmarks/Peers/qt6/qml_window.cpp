// The scenes of window_bench in Qt Quick's own window, with its software renderer: own code, public Qt API only.
// usage: QT_QUICK_BACKEND=software qml_window moving|list|rest <seconds>
#include <QtGui>
#include <QtQml>
#include <QtQuick>
#include <sys/resource.h>
#include <unistd.h>

static long frames;

static double used() {
    rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_utime.tv_sec + u.ru_utime.tv_usec / 1e6 + u.ru_stime.tv_sec + u.ru_stime.tv_usec / 1e6;
}

static const char *moving = R"(
import QtQuick
Rectangle {
    color: "white"
    property bool moves: true
    component Box: Rectangle { width: 120; height: 120; radius: 20 }
    Box { color: "red"; x: 20; y: 60
        SequentialAnimation on x { running: moves; loops: Animation.Infinite
            NumberAnimation { from: 20; to: 253; duration: 1000; easing.type: Easing.InOutSine }
            NumberAnimation { from: 253; to: 20; duration: 1000; easing.type: Easing.InOutSine } } }
    Box { color: "purple"; x: 136; y: 320; antialiasing: true
        NumberAnimation on rotation { running: moves; loops: Animation.Infinite; from: 0; to: 360; duration: 2000 } }
    Box { id: third; color: "blue"; x: 20; y: 580
        SequentialAnimation { running: moves; loops: Animation.Infinite
            ParallelAnimation {
                NumberAnimation { target: third; property: "y"; from: 580; to: 700; duration: 1300; easing.type: Easing.InOutSine }
                NumberAnimation { target: third; property: "opacity"; from: 1; to: 0.2; duration: 1300; easing.type: Easing.InOutSine } }
            ParallelAnimation {
                NumberAnimation { target: third; property: "y"; from: 700; to: 580; duration: 1300; easing.type: Easing.InOutSine }
                NumberAnimation { target: third; property: "opacity"; from: 0.2; to: 1; duration: 1300; easing.type: Easing.InOutSine } } } }
})";

static const char *list = R"(
import QtQuick
ListView {
    id: list; model: 10000; reuseItems: true
    property real way: 1
    delegate: Rectangle { required property int index; width: 393; height: 84; color: "white"
        Rectangle { x: 16; y: 18; width: 48; height: 48; radius: 24; color: Qt.hsva((index * 37 % 100) / 100, 0.6, 0.8, 1)
            Text { anchors.centerIn: parent; text: String.fromCharCode(65 + index % 26); color: "white"; font.pixelSize: 20; font.weight: Font.DemiBold } }
        Text { x: 80; y: 10; width: 297; height: 22; text: "Contact number " + index; font.pixelSize: 17; font.weight: Font.DemiBold }
        Text { x: 80; y: 33; width: 297; height: 40; wrapMode: Text.WordWrap; color: "gray"; font.pixelSize: 14
            text: "Said something about row " + index + " that is long enough to need a second line in here" }
        Rectangle { x: 80; y: 83; width: 313; height: 1; color: "#e6e6e6" } }
    FrameAnimation { running: true; onTriggered: { list.contentY += frameTime * 800 * list.way; if (list.contentY > 20000 || list.contentY < 0) list.way = -list.way } }
})";

int main(int argc, char **argv) {
    QGuiApplication app(argc, argv);
    QByteArray scene = argc > 1 ? argv[1] : "moving", text = scene == "list" ? list : moving;
    double seconds = argc > 2 ? atof(argv[2]) : 8;
    if (scene == "rest") text.replace("moves: true", "moves: false");
    // Before Qt 6.4's FrameAnimation a timer stands for it.
    QQuickView view;
    QQmlComponent component(view.engine());
    component.setData(text, QUrl());
    if (component.isError()) {
        text.replace("FrameAnimation { running: true; onTriggered: {",
                     "Timer { property real frameTime: 0.016; interval: 16; repeat: true; running: true; onTriggered: {");
        component.setData(text, QUrl());
    }
    auto *item = qobject_cast<QQuickItem *>(component.create());
    if (!item) { qWarning() << component.errors(); return 1; }
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setContent(QUrl(), &component, item);
    view.resize(393, 852);
    QObject::connect(&view, &QQuickWindow::frameSwapped, [] { frames++; });
    view.show();
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
