import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** What every scanner finds and what harms nobody (https://www.eicar.org), not whole in any file of the tree. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const COMMAND = 'zINSTREAM\0'

/** The bytes of a session of INSTREAM, once all are there. */
const bytesIn = (received: Buffer): Buffer | null => {
  const parts: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A daemon of ClamAV as far as INSTREAM goes, that knows one signature; stands for a program that is not ours. */
export const aClamd = async (mostBytes = Number.POSITIVE_INFINITY) => {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const seen: number[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      const bytes = bytesIn(received)
      if (!COMMAND.startsWith(received.subarray(0, COMMAND.length).toString('latin1')))
        socket.end('UNKNOWN COMMAND\0')
      else if (received.length > mostBytes) socket.end('INSTREAM size limit exceeded. ERROR\0')
      if (socket.writableEnded || bytes === null) return
      seen.push(bytes.length)
      socket.end(bytes.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  return {
    place: { host: '127.0.0.1', port },
    /** How many bytes it has looked through, file by file. */
    seen,
    async start(): Promise<void> {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise((done) => server.close(done))
    },
  }
}
