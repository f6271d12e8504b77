import { once } from 'node:events'
import { createServer, type IncomingMessage, request as requestTo, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface TwoBuilds {
  /** Without a slash at the end; the same for both builds. */
  readonly url: string
  /** From now on the second build is served. */
  deploy(): void
  close(): Promise<void>
}

const HERE = '127.0.0.1'

/** A page of the second build differs in that it says so. */
const secondPage = (page: string): string =>
  page.replace('</head>', '<meta name="build" content="second"></head>')

/** The same worker with another revision of one file that it keeps. */
const secondWorker = (script: string): string => {
  const second = script.replace(/"\w+"(,"url":"index\.html")/, '"second"$1')
  if (second === script) throw new Error('the service worker keeps no index.html')
  return second
}

/** Stands before the server at `target` and serves the build that it has, and after a deployment a second one. */
export const serveTwoBuilds = async (target: string): Promise<TwoBuilds> => {
  const { hostname, port: targetPort } = new URL(target)
  let isSecond = false

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method, url: path = '/' } = incoming
    const headers = { ...incoming.headers }
    const isOfTheBuild = !/^\/(?:api|assets)\//.test(path)
    // What may be changed on its way comes whole, and as it is.
    if (isOfTheBuild)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    const upstream = requestTo({ hostname, port: targetPort, method, path, headers })
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage]
    const { 'content-length': _length, etag: _etag, ...rest } = answer.headers
    const isPage = rest['content-type']?.startsWith('text/html') === true
    if (!isSecond || !isOfTheBuild || !(isPage || path === '/sw.js')) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    const first = await text(answer)
    outgoing.writeHead(answer.statusCode ?? 502, rest)
    outgoing.end(isPage ? secondPage(first) : secondWorker(first))
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, HERE)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${HERE}:${port}`,
    deploy: () => {
      isSecond = true
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
