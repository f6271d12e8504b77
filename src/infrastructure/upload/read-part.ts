/** Reads a part of the file; null if it cannot be read any more: moved, changed, or on a removed drive. */
export const readPart = (content: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer> | null> =>
  content
    .slice(from, to)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    )
