import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent, packPrivateFiles } from '#contract/private-file.ts'
import type { Database } from '#server/db/database.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-pack-'))
let database: Database
let app: FastifyInstance

beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database, { storage: folderStorage({ seed: seedFilesFolder(), data: folder }) })
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Files of the store that this process holds open. */
const held = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${number}`)
      return path.startsWith(join(folder, 'objects')) ? [path] : []
    } catch {
      return []
    }
  })

test.runIf(process.platform === 'linux')('a zip that is broken off holds no file open', async () => {
  const { post, tokenOf } = clientOf(app)
  const token = await tokenOf('teacher')
  const FileIds: number[] = []
  for (const name of ['一', '二']) {
    const bytes = aFilmOf(16 * 1024 * 1024)
    const { Data } = await uploaderOf(app, token).upload({ name, suffix: 'mp4', bytes })
    FileIds.push(z.parse(addPrivateFileContent.data, Data).File?.Id ?? 0)
  }
  const { body } = await post(packPrivateFiles.path, { FileIds }, token)
  const { Url } = z.parse(packPrivateFiles.data, body.Data)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(`http://127.0.0.1:${port}${Url}`, resolve)
  })
  // Nobody reads: the line is full, and the file waits.
  response.once('error', () => undefined)
  await expect.poll(held).toHaveLength(1)
  response.destroy()
  await expect.poll(held).toEqual([])
})
