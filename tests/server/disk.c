// A disk on which one call fails, or all from that one on: what SQLite does to files of tables is counted.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static int left = -1, error, for_good;
static char which[512];

void disk_fails(int after, int with, int lasting)
{
    left = after, error = with, for_good = lasting, which[0] = 0;
}

const char *disk_failed(void) { return which; }

static int fails(const char *call, int file)
{
    char link[64], path[400];
    if (left < 0)
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0)
        return 0;
    path[size] = 0;
    if (!strstr(path, ".db"))
        return 0;
    if (left > 0) {
        left--;
        return 0;
    }
    if (!which[0])
        snprintf(which, sizeof which, "%s %s", call, strrchr(path, '/') + 1);
    if (!for_good)
        left = -1;
    errno = error;
    return 1;
}

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int f, const void *from, size_t size, off64_t at)
{
    return fails("write", f) ? -1 : REAL(pwrite64)(f, from, size, at);
}

ssize_t pwrite(int f, const void *from, size_t size, off_t at)
{
    return fails("write", f) ? -1 : REAL(pwrite)(f, from, size, at);
}

ssize_t write(int f, const void *from, size_t size)
{
    return fails("write", f) ? -1 : REAL(write)(f, from, size);
}

int ftruncate64(int f, off64_t size) { return fails("size", f) ? -1 : REAL(ftruncate64)(f, size); }

int ftruncate(int f, off_t size) { return fails("size", f) ? -1 : REAL(ftruncate)(f, size); }

int fsync(int f) { return fails("sync", f) ? -1 : REAL(fsync)(f); }

int fdatasync(int f) { return fails("sync", f) ? -1 : REAL(fdatasync)(f); }

void *mmap64(void *to, size_t size, int may, int how, int f, off64_t at)
{
    return f >= 0 && fails("map", f) ? MAP_FAILED : REAL(mmap64)(to, size, may, how, f, at);
}

void *mmap(void *to, size_t size, int may, int how, int f, off_t at)
{
    return f >= 0 && fails("map", f) ? MAP_FAILED : REAL(mmap)(to, size, may, how, f, at);
}
