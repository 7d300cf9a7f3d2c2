#include "HeapUse.h"
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
long heapUse(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
#else
long heapUse(void) { return 0; }
#endif
