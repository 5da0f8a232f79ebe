#include "CPNGErrors.h"

#include "CPNGShims.h"

#include <string.h>

void CPNGRaise(png_structp png, png_const_charp message) {
  char *text = png_get_error_ptr(png);
  strncpy(text, message ? message : "unknown error", CPNGErrorCapacity - 1);
  text[CPNGErrorCapacity - 1] = 0;
  png_longjmp(png, 1);
}

// What libpng warns about does not change pixels; anything that does is an error.
void CPNGIgnoreWarning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

const char *CPNGLibraryVersion(void) {
  return png_get_libpng_ver(NULL);
}
