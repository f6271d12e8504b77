import { Duplex } from 'node:stream'
import type { EmbeddedEngine } from './embedded-engine.ts'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Query, Sync, Flush, function call, password, end of a copy; the end of a connection is not told the database. */
const ASKING = new Set(Array.from('QSHFpcf', (letter) => letter.charCodeAt(0)))

/**
 * Stands where node-postgres expects a socket and carries its wire protocol to the embedded database, so that
 * both engines are reached through the same driver. Messages are handed on whole and in the order they came, in
 * series (parse, bind, describe, execute, sync) that end with one that asks for an answer.
 */
export class EmbeddedStream extends Duplex {
  #engine: EmbeddedEngine
  #unread: Buffer = Buffer.alloc(0)
  /** Bytes at the start of `#unread` that are whole messages. */
  #whole = 0
  #started = false

  constructor(engine: EmbeddedEngine) {
    super()
    this.#engine = engine
  }

  /** What follows is the part of net.Socket that node-postgres calls. */
  connect(): this {
    this.#engine.freshen().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(asError(error)),
    )
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {
    // Pushed when the database answers.
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk])
    const messages = this.#takeAsking()
    if (messages.length === 0) return done()
    this.#engine.exec(messages).then(
      (answer) => {
        if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
        done()
      },
      (error: unknown) => done(asError(error)),
    )
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  /**
   * Takes the whole messages up to the last one that asks for an answer and leaves the rest for the next time: the
   * database waits for ever in the middle of a series. The first message of a connection has no type byte.
   */
  #takeAsking(): Buffer {
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
