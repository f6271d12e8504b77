import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { JOB_REASON } from '#contract/job.ts'
import {
  DATA_FILE_STATE,
  exportPersonalData,
  getPersonalData,
  getPersonalDataFile,
} from '#contract/personal-data.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { comment } from '#server/db/schema/comment.ts'
import { session } from '#server/db/schema/session.ts'
import { personalDataRepository } from '#server/modules/personal-data/personal-data.repository.ts'
import { makePersonalData } from '#server/modules/personal-data/personal-export.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

const TEACHER = 1
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-personal-'))
const storage = folderStorage({ seed: seedFilesFolder(), data: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onEachEngine(
  'the data of a person as a file',
  (harness) => {
    const get = async (persona: Persona, path: string, userId = 0) =>
      (await harness().ask.get(`${path}?UserId=${userId}`, await harness().ask.tokenOf(persona))).body
    const ask = async (persona: Persona, UserId = 0) =>
      (await harness().ask.post(exportPersonalData.path, { UserId }, await harness().ask.tokenOf(persona)))
        .body
    const read = async (persona: Persona, userId = 0) =>
      z.parse(getPersonalData.data, (await get(persona, getPersonalData.path, userId)).Data)
    /** As the job does it. */
    const make = (userId: number) => {
      const { database, clock, app } = harness()
      return makePersonalData({ db: database.db, storage, clock: clock.read, fileDays: 7 })({
        payload: { userId },
        signal: new AbortController().signal,
        log: app.log,
        progress: () => undefined,
      })
    }
    const fetched = async (persona: Persona, userId = 0) => {
      const { Url } = z.parse(
        getPersonalDataFile.data,
        (await get(persona, getPersonalDataFile.path, userId)).Data,
      )
      const answer = await harness().app.inject({ method: 'GET', url: Url })
      expect(answer.statusCode).toBe(200)
      return unzipSync(new Uint8Array(answer.rawPayload))
    }

    test('is asked for by oneself or an administrator of the account, once at a time, and noted', async () => {
      expect(await read('teacher')).toMatchObject({
        UserId: TEACHER,
        Name: accounts.teacher.name,
        IsSelf: true,
        FileState: DATA_FILE_STATE.none,
        ErasureTime: '',
        WaitDays: 7,
        CanExport: true,
      })
      expect((await get('teacher', getPersonalDataFile.path)).Code).toBe(404)
      for (const persona of ['teacher', 'teacher', 'platformAdministrator'] as const)
        expect(await ask(persona, TEACHER)).toMatchObject({ Code: 200, Data: true })
      expect((await read('teacher')).FileState).toBe(DATA_FILE_STATE.making)
      const noted = eq(auditEntry.act, 'personalData.export')
      expect(await harness().database.db.$count(auditEntry, noted)).toBe(1)
      // Of another school too, and of no school of hers.
      expect((await ask('schoolAdministrator', TEACHER)).Code).toBe(403)
      expect((await ask('schoolAdministrator', 3)).Code).toBe(404)
      expect((await ask('reviewer', TEACHER)).Code).toBe(403)
      expect(await read('schoolAdministrator', TEACHER)).toMatchObject({ IsSelf: false, CanExport: false })
    })

    test('holds what is hers with her own files, and nothing of others and no key', async () => {
      const { ask: client, app, database } = harness()
      const token = await client.tokenOf('teacher')
      const bytes = aFilmOf(700)
      const brought = await uploaderOf(app, token).upload({ name: '探究记录', suffix: 'mp4', bytes })
      expect(brought).toMatchObject({ Code: 200 })
      const [other] = await database.db.select().from(comment).where(eq(comment.userId, 2)).limit(1)
      expect(await make(TEACHER)).toBeNull()
      const files = await fetched('teacher')
      const names = Object.keys(files)
      expect(names).toContain('说明.txt')
      expect(names).toContain('表格/评论和回复.csv')
      const own = names.find((name) => name.startsWith('我的文件/') && name.includes('探究记录'))
      expect(Buffer.from(files[own ?? ''] ?? []).equals(bytes)).toBe(true)
      const written = names.filter((name) => /\.(?:json|csv|txt)$/.test(name))
      const text = written.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('\n')
      expect(text).toContain(accounts.teacher.name)
      expect(text).toContain(accounts.teacher.account)
      const [me] = await database.db.select().from(appUser).where(eq(appUser.id, TEACHER))
      const [open] = await database.db.select().from(session).where(eq(session.userId, TEACHER)).limit(1)
      for (const secret of [
        me?.passwordHash,
        accounts.teacher.wirePassword,
        open?.tokenHash.toString('hex'),
        open?.tokenHash.toString('base64'),
        token,
        accounts.reviewer.account,
        other?.body,
      ])
        expect(text).not.toContain(secret ?? 'it is not there')
      const whole = z.record(z.string(), z.array(z.unknown()))
      const data = z.parse(whole, JSON.parse(strFromU8(files['数据.json'] ?? new Uint8Array())))
      expect(data['评论和回复']).toHaveLength(await database.db.$count(comment, eq(comment.userId, TEACHER)))
      expect(strFromU8(files['表格/学校和权限.csv'] ?? new Uint8Array()).split('\r\n')[0]).toContain(
        '"学校","可以审核","可以管理人员"',
      )
    })

    test('goes after its days, and is made for nobody who is gone', async () => {
      const { database, clock } = harness()
      await make(TEACHER)
      const { MadeTime, ExpiryTime } = await read('teacher')
      expect(Date.parse(ExpiryTime ?? '') - Date.parse(MadeTime ?? '')).toBe(7 * 86_400_000)
      clock.forward(7 * 86_400 + 1)
      expect((await get('teacher', getPersonalDataFile.path)).Code).toBe(404)
      const data = personalDataRepository(database.db)
      expect([await data.forgetOld(clock.read()), await data.forgetOld(clock.read())]).toEqual([1, 0])
      await database.db.update(appUser).set({ erasedAt: clock.read() }).where(eq(appUser.id, TEACHER))
      expect(await make(TEACHER)).toEqual({ reason: JOB_REASON.gone, isFinal: true })
    })
  },
  { storage },
)
