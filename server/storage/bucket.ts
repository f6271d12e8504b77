import type { Readable } from 'node:stream'

export interface ObjectHead {
  /** Bytes. */
  readonly size: number
  readonly modified: Date
}

/** A file that lies complete on this machine and is to be kept. */
export interface WholeFile {
  readonly place: string
  /** Bytes. */
  readonly size: number
  readonly sha256: Buffer
}

/** An object store that keeps files by their path (R-upload-2). Rejects when it cannot be reached or refuses. */
export interface Bucket {
  /** Copies a file into the bucket; resolves once the bucket has all of it and its checksum was found right. */
  put(path: string, file: WholeFile): Promise<void>
  /** Null where nothing lies at the path. */
  head(path: string): Promise<ObjectHead | null>
  /** From the first to the last byte named, both included; all of it without a range. */
  read(path: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>
  /** What is not there is as good as removed. */
  remove(path: string): Promise<void>
  /** What was sent to this path, whole or in parts that were not put together. */
  clear(path: string): Promise<void>
  /** What lies whole below this path, and since when. */
  list(below: string): Promise<readonly { readonly path: string; readonly modified: Date }[]>
  /** Clears what was begun or sent below this path before then and is not kept; answers how many. */
  sweep(below: string, before: Date, isKept: (path: string) => boolean): Promise<number>
}
