#ifndef SEGUE_CPNG_SHIMS_H
#define SEGUE_CPNG_SHIMS_H

#include <png.h>

#endif
