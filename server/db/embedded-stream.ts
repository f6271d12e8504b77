import { Duplex } from 'node:stream'
import type { EmbeddedEngine } from './embedded-engine.ts'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

const TERMINATE = 'X'.charCodeAt(0)

/**
 * Stands where node-postgres expects a socket and carries its wire protocol to the embedded database, so that
 * both engines are reached through the same driver. Messages are handed on whole, in the order they came; what
 * is written together (parse, bind, describe, execute, sync) goes over together.
 */
export class EmbeddedStream extends Duplex {
  #engine: EmbeddedEngine
  #unread: Buffer = Buffer.alloc(0)
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
    const messages = this.#takeWhole()
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

  /** Takes all whole messages from what has been written; the first of a connection has no type byte. */
  #takeWhole(): Buffer<ArrayBuffer> {
    const whole: Buffer[] = []
    for (;;) {
      const head = this.#started ? 1 : 0
      if (this.#unread.length < head + 4) break
      const length = head + this.#unread.readInt32BE(head)
      if (this.#unread.length < length) break
      const message = this.#unread.subarray(0, length)
      this.#unread = this.#unread.subarray(length)
      // The end of a connection is not the end of the database.
      if (!(this.#started && message[0] === TERMINATE)) whole.push(message)
      this.#started = true
    }
    return Buffer.concat(whole)
  }
}
