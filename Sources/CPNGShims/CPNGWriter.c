#include "CPNGErrors.h"
#include "CPNGShims.h"

#include <stdlib.h>
#include <string.h>

struct CPNGWriter {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  char error[CPNGErrorCapacity];
};

static void makeRoom(png_structp png, size_t count) {
  CPNGWriter *writer = png_get_io_ptr(png);
  if (writer->capacity - writer->count >= count) return;
  size_t capacity = writer->capacity * 2 + count + 16384;
  uint8_t *bytes = realloc(writer->bytes, capacity);
  if (!bytes) png_error(png, "out of memory");
  writer->bytes = bytes;
  writer->capacity = capacity;
}

static void append(png_structp png, png_bytep data, size_t count) {
  CPNGWriter *writer = png_get_io_ptr(png);
  makeRoom(png, count);
  memcpy(writer->bytes + writer->count, data, count);
  writer->count += count;
}

static void flush(png_structp png) {
  (void)png;
}

CPNGWriter *CPNGWriterCreate(void) {
  CPNGWriter *writer = calloc(1, sizeof(CPNGWriter));
  if (!writer) return NULL;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer->error, CPNGRaise, CPNGIgnoreWarning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    CPNGWriterDestroy(writer);
    return NULL;
  }
  png_set_write_fn(writer->png, writer, append, flush);
  return writer;
}

void CPNGWriterDestroy(CPNGWriter *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

bool CPNGWriterBegin(CPNGWriter *writer, CPNGWriterOptions options) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;
  // Painters are held to sizes of their own; libpng's general caution would refuse wide film strips.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  int colorType = options.hasAlpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(png, writer->info, options.width, options.height, 8, colorType, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (options.pixelsPerMetre) {
    png_set_pHYs(png, writer->info, options.pixelsPerMetre, options.pixelsPerMetre, PNG_RESOLUTION_METER);
  }
  png_set_compression_level(png, options.level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  png_set_compression_buffer_size(png, 65536);
  png_write_info(png, writer->info);
  return true;
}

bool CPNGWriterWriteRow(CPNGWriter *writer, const uint8_t *row) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_write_row(png, row);
  return true;
}

bool CPNGWriterEnd(CPNGWriter *writer) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_write_end(png, writer->info);
  return true;
}

bool CPNGWriterWriteImageData(CPNGWriter *writer, const uint8_t *data, size_t count) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;
  // A chunk's length has 31 bits; readers join the parts.
  const size_t most = 1u << 30;
  do {
    size_t part = count < most ? count : most;
    png_write_chunk(png, (png_const_bytep)"IDAT", data, part);
    data += part;
    count -= part;
  } while (count > 0);
  return true;
}

bool CPNGWriterEndImageData(CPNGWriter *writer) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
  return true;
}

const uint8_t *CPNGWriterBytes(const CPNGWriter *writer) {
  return writer->bytes;
}

size_t CPNGWriterByteCount(const CPNGWriter *writer) {
  return writer->count;
}

const char *CPNGWriterError(const CPNGWriter *writer) {
  return writer->error;
}
