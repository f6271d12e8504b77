import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * The least that Node can do to keep what it is sent: hashes and writes it as it comes, and syncs it before each answer.
 * `node bare.ts PORT PLACE`; the part that begins at 0 begins a file.
 */
const [, , port = '0', place = ''] = process.argv
let hash = createHash('sha256')

const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const at = Number(request.headers['upload-offset'] ?? 0)
  if (at === 0) hash = createHash('sha256')
  const file = await open(place, at === 0 ? 'w' : 'r+')
  let end = at
  for await (const chunk of request as AsyncIterable<Buffer>) {
    hash.update(chunk)
    end += (await file.write(chunk, 0, chunk.length, end)).bytesWritten
  }
  await file.datasync()
  await file.close()
  const isLast = request.headers['upload-complete'] === '1'
  response.end(isLast ? hash.digest('hex') : '')
}

createServer((request, response) => void take(request, response)).listen(Number(port), '127.0.0.1')
