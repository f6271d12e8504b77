import { close, open, read } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'

/**
 * The least that Node can do: opens the file for each request, as any file server has to, and sends the
 * range as one buffer. `node bare.ts PORT FILE SIZE`.
 */
const [, , port = '0', path = '', size = '0'] = process.argv
const openFile = promisify(open)
const readFile = promisify(read)

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const [, first = '0', last = '0'] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const start = Number(first)
  const length = Number(last) - start + 1
  const handle = await openFile(path, 'r')
  const bytes = Buffer.allocUnsafeSlow(length)
  await readFile(handle, bytes, 0, length, start)
  close(handle)
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-length': length,
    'content-range': `bytes ${first}-${last}/${size}`,
  })
  response.end(bytes)
}

createServer((request, response) => void answer(request, response)).listen(Number(port), '127.0.0.1')
