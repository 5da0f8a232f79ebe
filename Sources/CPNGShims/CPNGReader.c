#include "CPNGErrors.h"
#include "CPNGShims.h"

#include <stdlib.h>
#include <string.h>

struct CPNGReader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  // One row as stored, where it is converted here.
  uint8_t *row;
  bool ranOut;
  char error[CPNGErrorCapacity];
};

static void take(png_structp png, png_bytep data, size_t count) {
  CPNGReader *reader = png_get_io_ptr(png);
  if (reader->count - reader->position < count) {
    reader->ranOut = true;
    png_error(png, "the data ends early");
  }
  memcpy(data, reader->bytes + reader->position, count);
  reader->position += count;
}

CPNGReader *CPNGReaderCreate(const uint8_t *bytes, size_t count) {
  CPNGReader *reader = calloc(1, sizeof(CPNGReader));
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader->error, CPNGRaise, CPNGIgnoreWarning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    CPNGReaderDestroy(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, take);
  return reader;
}

void CPNGReaderDestroy(CPNGReader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->row);
  free(reader);
}

bool CPNGReaderReadHeader(CPNGReader *reader) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return false;
  // Sizes are checked by the caller, who can name the limit.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // As unknown, because older versions of libpng do not know it.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, (png_const_bytep) "cICP", 1);
  png_read_info(png, reader->info);
  return true;
}

uint32_t CPNGReaderWidth(const CPNGReader *reader) {
  return png_get_image_width(reader->png, reader->info);
}

uint32_t CPNGReaderHeight(const CPNGReader *reader) {
  return png_get_image_height(reader->png, reader->info);
}

int CPNGReaderSampleBits(const CPNGReader *reader) {
  return png_get_bit_depth(reader->png, reader->info);
}

size_t CPNGReaderStoredRowBytes(const CPNGReader *reader) {
  return png_get_rowbytes(reader->png, reader->info);
}

const uint8_t *CPNGReaderProfile(const CPNGReader *reader, size_t *count) {
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int compression = 0;
  *count = 0;
  if (!png_get_iCCP(reader->png, reader->info, &name, &compression, &profile, &length)) return NULL;
  *count = length;
  return profile;
}

const uint8_t *CPNGReaderCodePoints(const CPNGReader *reader) {
  png_unknown_chunkp chunks = NULL;
  int count = png_get_unknown_chunks(reader->png, reader->info, &chunks);
  for (int index = 0; index < count; index++) {
    if (memcmp(chunks[index].name, "cICP", 4) == 0 && chunks[index].size == 4) return chunks[index].data;
  }
  return NULL;
}

// Whether rows are R, G, B of 8 bits from the top to the bottom and all opaque, as screenshots and our own frames are.
static bool isPlainRGB(const CPNGReader *reader) {
  png_structp png = reader->png;
  return png_get_color_type(png, reader->info) == PNG_COLOR_TYPE_RGB && png_get_bit_depth(png, reader->info) == 8 &&
         png_get_interlace_type(png, reader->info) == PNG_INTERLACE_NONE &&
         !png_get_valid(png, reader->info, PNG_INFO_tRNS);
}

static void addAlpha(const uint8_t *rgb, uint8_t *rgba, size_t width) {
  const uint8_t opaque[4] = {0, 0, 0, 0xFF};
  uint32_t alpha, pixel;
  memcpy(&alpha, opaque, 4);
  // Four bytes at once, the last of them the next pixel's: there is none after the last pixel.
  for (size_t x = 0; x + 1 < width; x++) {
    memcpy(&pixel, rgb + 3 * x, 4);
    pixel |= alpha;
    memcpy(rgba + 4 * x, &pixel, 4);
  }
  memcpy(rgba + 4 * (width - 1), rgb + 3 * (width - 1), 3);
  rgba[4 * width - 1] = 0xFF;
}

// libpng adds alpha byte by byte, which takes several times as long.
static void readPlainRGB(CPNGReader *reader, uint8_t *pixels) {
  png_structp png = reader->png;
  png_read_update_info(png, reader->info);
  size_t width = CPNGReaderWidth(reader);
  if (png_get_rowbytes(png, reader->info) != width * 3) png_error(png, "unexpected row length");
  reader->row = malloc(width * 3);
  if (!reader->row) png_error(png, "out of memory");
  uint32_t height = CPNGReaderHeight(reader);
  for (uint32_t y = 0; y < height; y++) {
    png_read_row(png, reader->row, NULL);
    addAlpha(reader->row, pixels + (size_t)y * width * 4, width);
  }
}

bool CPNGReaderReadPixels(CPNGReader *reader, uint8_t *pixels) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return false;
  if (isPlainRGB(reader)) {
    readPlainRGB(reader, pixels);
    return true;
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  size_t rowBytes = png_get_rowbytes(png, reader->info);
  if (rowBytes != (size_t)CPNGReaderWidth(reader) * 4) png_error(png, "unexpected row length");
  uint32_t height = CPNGReaderHeight(reader);
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * rowBytes, NULL);
  }
  return true;
}

bool CPNGReaderRanOut(const CPNGReader *reader) {
  return reader->ranOut;
}

const char *CPNGReaderError(const CPNGReader *reader) {
  return reader->error;
}
