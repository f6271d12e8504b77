import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { basename, join } from 'node:path'
import type { Duplex } from 'node:stream'
import * as z from 'zod/mini'
import { isBackupFolder } from './backup-folder.ts'
import { type Database, openBeside } from './database.ts'

const HERE = '127.0.0.1'
const noteShape = z.object({ port: z.int(), token: z.string() })
const answerShape = z.object({ folder: z.string() })

type Note = z.infer<typeof noteShape>

const noteIn = (dataDirectory: string): string => join(dataDirectory, 'command-server.json')

/** The server could not make the copy; the message says why. */
export class SnapshotFailed extends Error {
  override readonly name = 'SnapshotFailed'
}

const isAllowed = (request: IncomingMessage, token: string): boolean => {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify(body))
}

interface CommandServer {
  readonly dataDirectory: string
  /** Copies the running database into a new folder. */
  readonly copy: (folder: string) => Promise<void>
  /** Serves the protocol of PostgreSQL on a socket. */
  readonly lend: (socket: Duplex) => void
}

/** Sockets that are served, so that all of them end with the server. */
const lending = (lend: CommandServer['lend']) => {
  const lent = new Set<Duplex>()
  return {
    to: (socket: Duplex, head: Buffer): void => {
      lent.add(socket)
      socket.once('close', () => lent.delete(socket))
      if (head.length > 0) socket.unshift(head)
      lend(socket)
    },
    end: (): void => {
      for (const socket of lent) socket.destroy()
    },
  }
}

/**
 * Lets commands use the embedded database through the process that owns it: on this machine only, with a secret in the data directory.
 * `npm run backup` asks for a copy, the others for a connection. Resolves to a function that stops it.
 */
export const openCommandServer = async ({
  dataDirectory,
  copy,
  lend,
}: CommandServer): Promise<() => Promise<void>> => {
  const token = randomBytes(32).toString('hex')
  const note = noteIn(dataDirectory)
  const lent = lending(lend)
  const server = createServer((request, response) => {
    const backup = request.url?.slice(1) ?? ''
    if (request.method !== 'POST' || !isAllowed(request, token) || !isBackupFolder(backup))
      return answer(response, 404, {})
    const folder = join(dataDirectory, backup, 'db')
    copy(folder).then(
      () => {
        // The command was killed meanwhile: nobody else would remove the copy soon.
        if (response.destroyed) rm(folder, { recursive: true, force: true }).catch(() => undefined)
        else answer(response, 200, { folder })
      },
      (error: unknown) => answer(response, 500, { reason: (error as Error).message }),
    )
  })
  server.on('upgrade', (request, socket, head) => {
    if (isAllowed(request, token)) lent.to(socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
  })
  server.listen(0, HERE)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await rm(note, { force: true })
  await writeFile(note, JSON.stringify({ port, token }), { mode: 0o600 })
  return async () => {
    await rm(note, { force: true })
    lent.end()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const readNote = async (dataDirectory: string): Promise<Note | null> => {
  try {
    return noteShape.parse(JSON.parse(await readFile(noteIn(dataDirectory), 'utf8')))
  } catch {
    return null
  }
}

/**
 * A copy of the running database in the folder of a backup, which then owns it; null where no server answers. Rejects with SnapshotFailed
 * and then leaves nothing behind.
 */
export const askForSnapshot = async (dataDirectory: string, place: string): Promise<string | null> => {
  const note = await readNote(dataDirectory)
  if (note === null) return null
  const headers = { authorization: `Bearer ${note.token}` }
  const asked = await fetch(`http://${HERE}:${note.port}/${basename(place)}`, {
    method: 'POST',
    headers,
  }).catch(() => null)
  // Another program may have the port of a server that was killed.
  if (asked === null || asked.status === 404) return null
  const body: unknown = await asked.json()
  if (!asked.ok) throw new SnapshotFailed((body as { reason?: string }).reason ?? `HTTP ${asked.status}`)
  return answerShape.parse(body).folder
}

/** A socket whose first words ask for a connection; what node-postgres says follows them. */
const socketTo = ({ token }: Note): Socket => {
  const socket = new Socket()
  socket.once('connect', () =>
    socket.write(
      `GET / HTTP/1.1\r\nhost: ${HERE}\r\nconnection: upgrade\r\nupgrade: postgresql\r\nauthorization: Bearer ${token}\r\n\r\n`,
    ),
  )
  return socket
}

const answers = async ({ port }: Note): Promise<boolean> => {
  const tried = connect(port, HERE)
  try {
    await once(tried, 'connect')
    return true
  } catch {
    return false
  } finally {
    tried.destroy()
  }
}

/** The embedded database through the running server that owns it; null where no server answers. */
export const openBesideServer = async (dataDirectory: string): Promise<Database | null> => {
  const note = await readNote(dataDirectory)
  if (note === null || !(await answers(note))) return null
  const database = openBeside({ host: HERE, port: note.port, socket: () => socketTo(note) })
  try {
    await database.db.execute('select 1')
    return database
  } catch {
    // Another program may have the port of a server that was killed.
    await database.close()
    return null
  }
}
