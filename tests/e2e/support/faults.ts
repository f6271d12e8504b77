import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Path of what a message is about, without its query, which may carry what was typed. */
const placeOf = (message: ConsoleMessage): string => {
  const { url } = message.location()
  return URL.canParse(url) ? new URL(url).pathname : 'no address'
}

/** Everything that no test may cause unless it says so: errors of the page and requests to anybody else. */
export class Faults {
  readonly #seen: string[] = []
  readonly #forgiven: RegExp[] = []

  constructor(context: BrowserContext, origin: string) {
    context.on('console', (message) => {
      // A broken content policy says so here too.
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} at ${placeOf(message)}`)
    })
    context.on('weberror', (error) => this.#seen.push(`page: ${String(error.error())}`))
    context.on('request', (request) => {
      const { protocol, origin: target } = new URL(request.url())
      if (protocol.startsWith('http') && target !== origin)
        this.#seen.push(`left the origin: ${request.url()}`)
    })
  }

  /** A fault that the test brings about on purpose. */
  forgive(fault: RegExp): void {
    this.#forgiven.push(fault)
  }

  unforgiven(): readonly string[] {
    return this.#seen.filter((fault) => !this.#forgiven.some((pattern) => pattern.test(fault)))
  }
}

/** What Chromium itself writes into the console about an answer of this status. */
export const statusOf = (status: number): RegExp =>
  new RegExp(`the server responded with a status of ${status}`)

/** The same for a server that cannot be reached. */
export const UNREACHABLE = /net::ERR_CONNECTION_REFUSED/
