#ifndef SEGUE_CPNG_SHIMS_H
#define SEGUE_CPNG_SHIMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which Swift cannot survive. These functions catch it and return false;
// the text of the error is kept. After an error only the error's text may be asked for, and the object destroyed.
// Nothing here touches files: bytes come from memory and go to memory.

// Writing.

typedef struct CPNGWriter CPNGWriter;

typedef struct {
  uint32_t width;
  uint32_t height;
  bool hasAlpha;
  // 0 leaves the chunk out.
  uint32_t pixelsPerMetre;
  // zlib's level, 0...9.
  int level;
} CPNGWriterOptions;

// NULL when memory is short.
CPNGWriter *CPNGWriterCreate(void);
void CPNGWriterDestroy(CPNGWriter *writer);
// Signature, header, colour space, physical size.
bool CPNGWriterBegin(CPNGWriter *writer, CPNGWriterOptions options);
// One row of 3 or 4 bytes a pixel, filtered as libpng chooses.
bool CPNGWriterWriteRow(CPNGWriter *writer, const uint8_t *row);
bool CPNGWriterEnd(CPNGWriter *writer);
// Instead of rows and their end: pieces of a zlib stream of the caller's, a chunk each, and then the end.
bool CPNGWriterWriteImageData(CPNGWriter *writer, const uint8_t *data, size_t count);
bool CPNGWriterEndImageData(CPNGWriter *writer);
const uint8_t *CPNGWriterBytes(const CPNGWriter *writer);
size_t CPNGWriterByteCount(const CPNGWriter *writer);
const char *CPNGWriterError(const CPNGWriter *writer);

// Reading.

typedef struct CPNGReader CPNGReader;

// The bytes must outlive the reader. NULL when memory is short.
CPNGReader *CPNGReaderCreate(const uint8_t *bytes, size_t count);
void CPNGReaderDestroy(CPNGReader *reader);
// Reads everything before the pixels.
bool CPNGReaderReadHeader(CPNGReader *reader);
uint32_t CPNGReaderWidth(const CPNGReader *reader);
uint32_t CPNGReaderHeight(const CPNGReader *reader);
// Bits of a sample as stored, 1 to 16.
int CPNGReaderSampleBits(const CPNGReader *reader);
// Bytes of a row as stored, before any conversion.
size_t CPNGReaderStoredRowBytes(const CPNGReader *reader);
// The embedded ICC profile; NULL and 0 when there is none. It lives as long as the reader.
const uint8_t *CPNGReaderProfile(const CPNGReader *reader, size_t *count);
// The four bytes of the cICP chunk; NULL when there is none.
const uint8_t *CPNGReaderCodePoints(const CPNGReader *reader);
// Reads all pixels as straight R, G, B, A of 8 bits; the buffer holds width × height × 4 bytes.
bool CPNGReaderReadPixels(CPNGReader *reader, uint8_t *pixels);
// True when the data ended before the picture did.
bool CPNGReaderRanOut(const CPNGReader *reader);
const char *CPNGReaderError(const CPNGReader *reader);

// The version of libpng that is linked, such as "1.6.39".
const char *CPNGLibraryVersion(void);

#endif
