/** Query, Sync, Flush, function call, password, end of a copy; the end of a connection is not told the database. */
const ASKING = new Set(Array.from('QSHFpcf', (letter) => letter.charCodeAt(0)))

/**
 * Cuts what a client of PostgreSQL sends into series of whole messages (parse, bind, describe, execute, sync) that end with one
 * that asks for an answer, and leaves the rest for the next time: the database waits for ever in the middle of a series. The
 * first message of a connection has no type byte.
 */
export class WireSeries {
  #unread: Buffer = Buffer.alloc(0)
  /** Bytes at the start of `#unread` that are whole messages. */
  #whole = 0
  #started = false

  /** The series that are complete with these bytes; empty for none. */
  take(chunk: Buffer): Buffer {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk])
    let end = 0
    for (;;) {
      const head = this.#started ? 1 : 0
      const start = this.#whole
      if (this.#unread.length < start + head + 4) break
      const next = start + head + this.#unread.readInt32BE(start + head)
      if (this.#unread.length < next) break
      const asks = !this.#started || ASKING.has(this.#unread[start] ?? 0)
      this.#whole = next
      this.#started = true
      if (asks) end = next
    }
    const asking = this.#unread.subarray(0, end)
    this.#unread = this.#unread.subarray(end)
    this.#whole -= end
    return asking
  }
}
