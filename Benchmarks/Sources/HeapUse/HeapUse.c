#include "HeapUse.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

long heapUse(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

void keepFreedMemory(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
#else
long heapUse(void) { return 0; }
void keepFreedMemory(void) {}
#endif
