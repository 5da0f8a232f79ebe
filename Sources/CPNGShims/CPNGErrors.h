#ifndef SEGUE_CPNG_ERRORS_H
#define SEGUE_CPNG_ERRORS_H

#include <png.h>

enum { CPNGErrorCapacity = 200 };

// libpng's callbacks. The error pointer is a char[CPNGErrorCapacity] that takes the text.
void CPNGRaise(png_structp png, png_const_charp message);
void CPNGIgnoreWarning(png_structp png, png_const_charp message);

#endif
