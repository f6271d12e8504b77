import { createHash } from 'node:crypto'
import type { OnClash, UploadWanted } from '#domain/upload/upload.ts'

let made = 0

/** A film by its first bytes that nobody has brought in before. */
export const aFilm = () => {
  made += 1
  const content = new Blob(['\0\0\0\x18ftypisom', `${process.pid} ${Date.now()} ${made} `, 'x'.repeat(5000)])
  return { name: `课 ${made}.mp4`, content }
}

/** What is asked for it, at the top of the own files. */
export const wantedOf = async (
  { name, content }: { name: string; content: Blob },
  onClash: OnClash | null = null,
): Promise<UploadWanted> => ({
  name,
  size: content.size,
  hash: createHash('sha256')
    .update(Buffer.from(await content.arrayBuffer()))
    .digest('hex'),
  directoryId: 0,
  onClash,
})
