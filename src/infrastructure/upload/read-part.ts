/** Some bytes of what is sent; null where it cannot be read any more: moved, changed or taken away with its stick. */
export const readPart = (content: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer> | null> =>
  content
    .slice(from, to)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    )
