import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const mount = (options: string, place: string): boolean =>
  process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place]).status === 0

/** A folder on which disks of a size of their own are mounted, one after the other: real ones, that fill. */
export const smallDisks = () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-disk-'))
  const filler = join(folder, 'filler')
  // Also under a process that is just ending.
  const unmount = () => void spawnSync('umount', ['--lazy', folder])
  const canMount = mount('size=1m', folder)
  if (canMount) unmount()

  return {
    folder,
    /** False where the system lets this process mount nothing. */
    canMount,
    /** An empty disk of so many megabytes in place of the last. */
    insert(megabytes: number): void {
      unmount()
      if (!mount(`size=${megabytes}m`, folder)) throw new Error('no disk could be mounted')
    },
    makeReadOnly: () => void spawnSync('mount', ['-o', 'remount,ro', folder]),
    freeBytes(): number {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    },
    /** Writes a file of somebody else's until nothing more goes on the disk. */
    fill(): void {
      const file = openSync(filler, 'a')
      try {
        for (const size of [1024 * 1024, 4096, 1]) writeUntilFull(file, Buffer.alloc(size))
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove(): void {
      unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const writeUntilFull = (file: number, bytes: Buffer): void => {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
