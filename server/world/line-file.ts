import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** A longer line is no item: the rest of it is passed over. */
const LONGEST_BYTES = 16 * 1024 * 1024
const NEWLINE = 10

export interface TextLine {
  /** From 1. */
  readonly line: number
  /** Null for one that is too long or not UTF-8. */
  readonly text: string | null
}

const decoded = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The lines of a file one after another, blank ones left out; never more than one of them in memory. */
export const linesIn = async function* (place: string): AsyncGenerator<TextLine> {
  let parts: Buffer[] = []
  let length = 0
  let line = 1
  const taken = (): TextLine | null => {
    const text = length > LONGEST_BYTES ? null : decoded(Buffer.concat(parts))
    parts = []
    length = 0
    return text?.trim() === '' ? null : { line, text }
  }
  const keep = (part: Buffer): void => {
    length += part.length
    if (length <= LONGEST_BYTES) parts.push(part)
    else parts = []
  }
  for await (const chunk of createReadStream(place, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at))
      const read = taken()
      if (read !== null) yield read
      line += 1
      from = at + 1
    }
    keep(chunk.subarray(from))
  }
  const last = length === 0 ? null : taken()
  if (last !== null) yield last
}

/** Writes lines into a new file that only its owner reads. */
export const lineWriter = (place: string) => {
  const stream = createWriteStream(place, { flags: 'wx', mode: 0o600 })
  const isOver = finished(stream)
  isOver.catch(() => undefined)
  let count = 0
  return {
    async add(item: unknown): Promise<void> {
      count += 1
      if (!stream.write(`${JSON.stringify(item)}\n`)) await Promise.race([once(stream, 'drain'), isOver])
    },
    /** How many were written, once all of them are on the disk. */
    async end(): Promise<number> {
      stream.end()
      await isOver
      return count
    },
  }
}
