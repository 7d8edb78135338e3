#ifndef SCALES_H
#define SCALES_H

#if defined(__APPLE__)
double scales_ounces_apple(double grams);
#else
double scales_ounces(double grams);
#endif

#endif
