import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of the seed as the manifest names it: its path below the root, its length, its digest. */
export interface StoredFile {
  readonly path: string
  readonly size: number
  readonly sha256: string
}

export class Store {
  constructor(readonly root: string) {}

  /** The place on disk of a path of the manifest, its folder made. */
  place(path: string): string {
    const full = join(this.root, path)
    mkdirSync(dirname(full), { recursive: true })
    return full
  }

  write(path: string, bytes: Uint8Array): StoredFile {
    writeFileSync(this.place(path), bytes)
    return this.describe(path)
  }

  describe(path: string): StoredFile {
    const bytes = readFileSync(join(this.root, path))
    return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
}
