import type { Fetch } from '../http/patient-fetch.ts'

/** A picture as it goes into a document. */
export interface PaperPicture {
  readonly type: 'png' | 'jpg' | 'gif'
  readonly bytes: ArrayBuffer
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Brings the picture of an address; null for one that cannot be had, or that a document cannot hold. */
export type PictureSource = (address: string, signal: AbortSignal) => Promise<PaperPicture | null>

const TYPES: Readonly<Record<string, PaperPicture['type']>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
}

/** By the browser's own means. */
export const fetchPictures =
  (fetch: Fetch): PictureSource =>
  async (address, signal) => {
    try {
      const answer = await fetch(address, { signal })
      const blob = await answer.blob()
      const type = TYPES[blob.type.split(';')[0] ?? '']
      if (!answer.ok || type === undefined) return null
      const { width, height } = await createImageBitmap(blob)
      return { type, bytes: await blob.arrayBuffer(), width, height }
    } catch {
      signal.throwIfAborted()
      return null
    }
  }
