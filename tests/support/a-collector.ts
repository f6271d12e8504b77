import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ToldSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

interface Told {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ToldSpan[] }[]
  }[]
}

/** A little collector of OpenTelemetry: takes whatever it is sent (OTLP over HTTP, JSON) and shows it. */
export const openCollector = async () => {
  const received: { readonly path: string | undefined; readonly head: string; readonly body: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, head: JSON.stringify(request.headers), body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: (): readonly ToldSpan[] =>
      received
        .flatMap(({ body }) => (JSON.parse(body) as Told).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Collector = Awaited<ReturnType<typeof openCollector>>

export const valueOf = (span: ToldSpan | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((attribute) => attribute.key === key)?.value ?? {})[0]
