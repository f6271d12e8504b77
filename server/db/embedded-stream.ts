import { Duplex } from 'node:stream'
import type { EmbeddedEngine } from './embedded-engine.ts'
import { WireSeries } from './wire-series.ts'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/**
 * Stands where node-postgres expects a socket and carries its wire protocol to the embedded database, so that
 * both engines are reached through the same driver. Messages are handed on whole and in the order they came.
 */
export class EmbeddedStream extends Duplex {
  #engine: EmbeddedEngine
  #series = new WireSeries()

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
    const messages = this.#series.take(chunk)
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
}
