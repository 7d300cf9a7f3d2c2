#pragma once
/// Bytes in use on this process's heap; 0 where the C library does not tell.
long heapUse(void);

/// Makes the C library keep freed memory, as it mostly does in a program that goes on. Otherwise a benchmark that builds
/// and drops large arrays times how the system clears pages.
void keepFreedMemory(void);
