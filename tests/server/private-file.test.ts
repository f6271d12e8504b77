import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import { content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { privateDirectory, privateFile } from '#server/db/schema/private-file.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

onEachEngine('keeping a file among one’s own', (harness) => {
  const ask = async (body: object, persona: Persona = 'teacher') => {
    const token = await harness().ask.tokenOf(persona)
    const { status, body: answer } = await harness().ask.post(addPrivateFileContent.path, body, token)
    expect(status).toBe(200)
    return answer
  }
  const keep = async (body: object, persona?: Persona) => {
    const { Code, Data } = await ask(body, persona)
    expect(Code).toBe(200)
    return z.parse(addPrivateFileContent.data, Data)
  }
  const files = async (suffix: string) =>
    harness()
      .database.db.select({ fileId: file.id, hash: file.sha256 })
      .from(content)
      .innerJoin(file, eq(file.id, content.fileId))
      .where(eq(file.suffix, suffix))
      .orderBy(content.id)
  const hashOf = async (suffix: string, index: number) =>
    (await files(suffix))[index]?.hash.toString('hex') ?? ''

  test('is one file however often the same is kept, and both where the names clash', async () => {
    const [one, other] = [await hashOf('docx', 0), await hashOf('docx', 1)]
    const wanted = { Name: '浮力 教案', Hash: one, OnClash: ON_CLASH.keepBoth }
    const first = await keep(wanted)
    expect(first).toMatchObject({ NeedUpload: false, UploadId: '', ReceivedChunks: [] })
    expect(first.File).toMatchObject({ Name: '浮力 教案.docx', Suffix: 'docx', Hash: one })
    expect((await keep(wanted)).File?.Id).toBe(first.File?.Id)

    const together = await Promise.all([1, 2, 3].map(() => keep({ ...wanted, Hash: other })))
    expect(new Set(together.map(({ File }) => File?.Name))).toEqual(new Set(['浮力 教案 (2).docx']))
    const [third, fourth] = [await hashOf('docx', 2), await hashOf('docx', 3)]
    expect((await keep({ ...wanted, Hash: third })).File?.Name).toBe('浮力 教案 (3).docx')
    expect(await ask({ ...wanted, Hash: fourth, OnClash: undefined })).toMatchObject({ Code: 409 })
    expect((await keep({ ...wanted, Hash: fourth, OnClash: ON_CLASH.skip })).File?.Hash).toBe(one)
    expect((await keep({ ...wanted, Hash: fourth, OnClash: ON_CLASH.replace })).File).toMatchObject({
      Id: first.File?.Id,
      Hash: fourth,
    })
    // Another kind of file may bear the name.
    expect((await keep({ ...wanted, Hash: await hashOf('pdf', 0) })).File?.Name).toBe('浮力 教案.pdf')
  })

  test('needs more than a hash: who can see nothing with these bytes is told that there are none', async () => {
    const { database } = harness()
    const [hidden] = await files('xlsx')
    if (!hidden) throw new Error('no file')
    const Hash = hidden.hash.toString('hex')
    await database.db.update(content).set({ schoolOnly: true }).where(eq(content.fileId, hidden.fileId))
    const unknown = { Code: 404, Data: null, Message: '没有找到这个文件' }
    expect(await ask({ Name: '成绩表', Hash }, 'noOrganisation')).toEqual(unknown)
    expect(await ask({ Name: '成绩表', Hash: 'f'.repeat(64) }, 'noOrganisation')).toEqual(unknown)
    // The teacher belongs to both schools; what was kept once may be kept again after it was taken away.
    await keep({ Name: '成绩表', Hash })
    await database.db
      .update(content)
      .set({ withdrawnAt: new Date() })
      .where(eq(content.fileId, hidden.fileId))
    await keep({ Name: '成绩表 备份', Hash })
    expect(await ask({ Name: '成绩表', Hash }, 'reviewer')).toEqual(unknown)
  })

  test('goes only into one’s own folders', async () => {
    const { database } = harness()
    const now = new Date()
    const made = await database.db
      .insert(privateDirectory)
      .values([1, 2].map((userId) => ({ userId, name: '备课', createdAt: now, updatedAt: now })))
      .returning()
    const [own, foreign] = made.map(({ id }) => id)
    const wanted = { Name: '地图', Hash: await hashOf('png', 0) }
    expect(await ask({ ...wanted, DirectoryId: foreign })).toMatchObject({ Code: 404 })
    const { File } = await keep({ ...wanted, DirectoryId: own })
    const [row] = await database.db
      .select()
      .from(privateFile)
      .where(eq(privateFile.id, File?.Id ?? 0))
    expect(row).toMatchObject({ userId: 1, directoryId: own, name: '地图', deletedAt: null })
  })

  test.each([
    ['no name', { Name: '  ' }],
    ['no hash', { Hash: 'abc' }],
    ['an id that is none', { Id: -7 }],
    ['an unknown wish', { OnClash: 9 }],
  ])('refuses %s', async (_, change) => {
    expect(await ask({ Name: '地图', Hash: await hashOf('png', 0), ...change })).toMatchObject({ Code: 400 })
  })
})
