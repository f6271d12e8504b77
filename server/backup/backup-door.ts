import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'

const HERE = '127.0.0.1'
const noteShape = z.object({ port: z.int(), token: z.string() })
const answerShape = z.object({ folder: z.string() })

const noteIn = (dataDirectory: string): string => join(dataDirectory, 'backup-door.json')

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

interface Door {
  readonly dataDirectory: string
  /** Copies the running database into a new folder. */
  readonly copy: (folder: string) => Promise<void>
}

/**
 * Lets `npm run backup` ask the process that owns the embedded database for a copy of it: on this machine alone, with a secret
 * that lies in the data directory. Answers how it is shut.
 */
export const openBackupDoor = async ({ dataDirectory, copy }: Door): Promise<() => Promise<void>> => {
  const token = randomBytes(32).toString('hex')
  const note = noteIn(dataDirectory)
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || !isAllowed(request, token)) return answer(response, 404, {})
    const folder = join(dataDirectory, `snapshot-${randomUUID()}`)
    copy(folder).then(
      () => answer(response, 200, { folder }),
      (error: unknown) => answer(response, 500, { reason: (error as Error).message }),
    )
  })
  server.listen(0, HERE)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await rm(note, { force: true })
  await writeFile(note, JSON.stringify({ port, token }), { mode: 0o600 })
  return async () => {
    await rm(note, { force: true })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const readNote = async (dataDirectory: string) => {
  try {
    return noteShape.parse(JSON.parse(await readFile(noteIn(dataDirectory), 'utf8')))
  } catch {
    return null
  }
}

/** A folder with a copy of the running database, which the caller removes; null where no server answers. */
export const askForSnapshot = async (dataDirectory: string): Promise<string | null> => {
  const note = await readNote(dataDirectory)
  if (note === null) return null
  const headers = { authorization: `Bearer ${note.token}` }
  const asked = await fetch(`http://${HERE}:${note.port}/`, { method: 'POST', headers }).catch(() => null)
  // Another program may have the port of a server that was killed.
  if (asked === null || asked.status === 404) return null
  const body: unknown = await asked.json()
  if (!asked.ok) throw new SnapshotFailed((body as { reason?: string }).reason ?? `HTTP ${asked.status}`)
  return answerShape.parse(body).folder
}
