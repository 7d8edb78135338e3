#include "Scales.h"

#if defined(__APPLE__)
double scales_ounces_apple(double grams) { return grams / 28.35; }
#else
double scales_ounces(double grams) { return grams / 28.35; }
#endif
