import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent } from '#contract/private-file.ts'
import type { Database } from '#server/db/database.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { staging } from '#server/modules/upload/staging.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage, type Storage } from '#server/storage/storage.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { BANNERS, clientOf } from '#tests/support/server-client.ts'
import { smallDisks } from '#tests/support/small-disk.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

const WORDS = /^服务器的磁盘现在不能正常读写，请联系管理员（编号 ([0-9a-f-]{36})）$/

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-unwritable-'))
const disks = smallDisks()
let database: Database
beforeAll(async () => {
  database = await openUsualDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
  disks.remove()
})

interface Line {
  readonly reqId?: string
  readonly msg: string
  readonly folder?: string
  readonly err?: { readonly code: string }
}

const served = async (
  storage: Storage,
  work: (app: FastifyInstance, said: () => readonly Line[]) => Promise<void>,
): Promise<void> => {
  const lines: string[] = []
  const app = await buildTestApp(database, {
    storage,
    logger: { ...loggerOptions('error'), stream: { write: (line: string) => void lines.push(line) } },
  })
  try {
    await work(app, () => lines.splice(0).map((line) => JSON.parse(line) as Line))
  } finally {
    await app.close()
  }
}

const aFilm = () => ({ name: '课堂实录', suffix: 'mp4', bytes: aFilmOf(1000) })

/** What the system says of a file, by the code. */
const faultOf = (code: string, place: string) =>
  Object.assign(new Error(`${code}: refused, open '${place}'`), { code, syscall: 'open', path: place })

test.each([
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
])('%s of a file is answered with whom to tell, not with when to ask again', async (code) => {
  const usual = folderStorage({ seed: seedFilesFolder(), data: join(folder, 'files') })
  let isBroken = false
  const locate: Storage['locate'] = (...what) => {
    const place = usual.locate(...what)
    if (isBroken) throw faultOf(code, place)
    return place
  }
  await served({ ...usual, locate }, async (app, said) => {
    const { begin } = uploaderOf(app, await clientOf(app).tokenOf('teacher'))
    isBroken = true
    const { Code, Data, Message } = await begin(aFilm())
    expect([Code, Data]).toEqual([507, null])
    const [, id] = WORDS.exec(Message) ?? []
    expect(said()).toEqual([
      expect.objectContaining({
        reqId: id,
        msg: 'a disk cannot be written',
        folder: join(folder, 'files', 'uploads'),
        err: expect.objectContaining({ code }) as object,
      }),
    ])
  })
})

test('a part that its disk does not take rejects by the name of its file, and what was safe stays', async () => {
  const place = staging(folderStorage({ seed: seedFilesFolder(), data: join(folder, 'parts') }))
  await place.begin('one')
  const refused = async function* () {
    yield Buffer.from('part')
    await Promise.resolve()
    throw Object.assign(new Error('EROFS: read-only file system, write'), { code: 'EROFS', syscall: 'write' })
  }
  await expect(place.append('one', 0, refused())).rejects.toMatchObject({
    code: 'EROFS',
    path: place.placeOf('one'),
  })
  expect(existsSync(place.placeOf('one'))).toBe(true)
})

test.runIf(disks.canMount)(
  'a disk that was made read-only under a running server keeps nobody from reading',
  () => {
    // More than uploads leave to the database.
    disks.insert(100)
    const data = join(disks.folder, 'files')
    return served(folderStorage({ seed: seedFilesFolder(), data }), async (app) => {
      const { get, post, tokenOf } = clientOf(app)
      const token = await tokenOf('teacher')
      const { begin, send } = uploaderOf(app, token)
      const film = aFilm()
      const { UploadId } = z.parse(addPrivateFileContent.data, (await begin(film)).Data)
      disks.makeReadOnly()
      const part = await send(UploadId ?? '', 0, film.bytes)
      const body = { Id: 0, Name: '另一个', Suffix: 'mp4', Size: 1000, Hash: 'a'.repeat(64) }
      const another = (await post(addPrivateFileContent.path, body, token)).response
      for (const { statusCode, headers, body: said } of [part, another]) {
        expect([statusCode, headers['retry-after']]).toEqual([507, undefined])
        expect((JSON.parse(said) as { Message: string }).Message).toMatch(WORDS)
      }
      expect((await get(BANNERS)).status).toBe(200)
    })
  },
)
