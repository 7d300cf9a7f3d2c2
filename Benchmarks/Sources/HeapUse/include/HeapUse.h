#pragma once
/// Bytes in use on this process's heap; 0 where the C library does not tell.
long heapUse(void);
