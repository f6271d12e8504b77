import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getNotes, saveNote } from '#contract/note.ts'
import { content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection } from '#server/db/schema/course.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const LIST = '/api/user/lessonnote/getnotes'
const SAVE = '/api/user/lessonnote/savenote'
const DELETE = '/api/user/lessonnote/deletenote'

let sent = 0
const newClientId = (): string => `note-of-a-test-${++sent}`

onEachEngine('notes of a lesson', (harness) => {
  const tokens = new Map<Persona, string>()
  let free: { sectionId: number; courseId: number }[] = []

  beforeAll(async () => {
    for (const persona of ['teacher', 'reviewer'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
    free = await harness()
      .database.db.select({ sectionId: courseSection.id, courseId: content.id })
      .from(courseSection)
      .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
      .innerJoin(content, eq(content.id, courseChapter.contentId))
      .where(sql`${content.type} = 1 and ${content.withdrawnAt} is null and not ${content.schoolOnly}`)
  })

  const aSection = () => {
    const found = free.pop()
    if (!found) throw new Error('the seed has too few sections')
    return found
  }
  const save = (SectionId: number, change: object = {}, persona: Persona = 'teacher') =>
    harness().ask.post(
      SAVE,
      {
        Id: 0,
        SectionId,
        Second: 12,
        Content: '浮力 = 排开的液体的重力',
        ClientId: newClientId(),
        ...change,
      },
      tokens.get(persona),
    )
  const saved = async (...args: Parameters<typeof save>) => {
    const { body } = await save(...args)
    if (body.Code !== 200) throw new Error(JSON.stringify(body))
    return z.parse(saveNote.data, body.Data)
  }
  const list = async (sectionId: number, persona: Persona = 'teacher') => {
    const { body } = await harness().ask.get(`${LIST}?SectionId=${sectionId}`, tokens.get(persona))
    return z.parse(getNotes.data, body.Data)
  }

  test('notes stand by their second, each with what was written, and are nobody else’s', async () => {
    const { sectionId } = aSection()
    const now = harness().clock.read().toISOString()
    const ClientId = newClientId()
    const later = await saved(sectionId, { Second: 30, Content: '  第一行\n<b>第二行</b>  ', ClientId })
    expect(later).toEqual({
      Id: expect.any(Number) as unknown,
      SectionId: sectionId,
      Second: 30,
      Content: '第一行\n<b>第二行</b>',
      ClientId,
      CreateTime: now,
      UpdateTime: now,
    })
    const earlier = await saved(sectionId, { Second: 5 })
    expect(await list(sectionId)).toEqual([earlier, later])
    expect(await list(sectionId, 'reviewer')).toEqual([])
  })

  test('what is sent twice is written once', async () => {
    const { sectionId } = aSection()
    const ClientId = newClientId()
    const first = await saved(sectionId, { ClientId })
    expect(await saved(sectionId, { ClientId, Content: '改了' })).toEqual(first)
    const atOnce = newClientId()
    const notes = await Promise.all(Array.from({ length: 5 }, () => saved(sectionId, { ClientId: atOnce })))
    expect(new Set(notes.map(({ Id }) => Id)).size).toBe(1)
    expect(await list(sectionId)).toHaveLength(2)
  })

  test('a note is changed and deleted by its owner only; deleting again changes nothing', async () => {
    const { sectionId } = aSection()
    const note = await saved(sectionId)
    harness().clock.forward(60)
    const change = { Id: note.Id, Second: 20, Content: '换一句' }
    expect((await save(sectionId, change, 'reviewer')).body.Code).toBe(404)
    expect(await saved(sectionId, change)).toEqual({
      ...note,
      Second: 20,
      Content: '换一句',
      UpdateTime: harness().clock.read().toISOString(),
    })
    const remove = async (persona: Persona) =>
      (await harness().ask.post(DELETE, { Id: note.Id }, tokens.get(persona))).body
    expect((await remove('reviewer')).Data).toBe(true)
    expect(await list(sectionId)).toHaveLength(1)
    expect([(await remove('teacher')).Data, (await remove('teacher')).Data]).toEqual([true, true])
    expect(await list(sectionId)).toEqual([])
    expect((await save(sectionId, change)).body.Code).toBe(404)
  })

  test('a note says something, at a section that is there', async () => {
    const { sectionId } = aSection()
    const refused = [
      await save(sectionId, { Content: ' \n ' }),
      await save(sectionId, { Content: '字'.repeat(2001) }),
      await save(sectionId, { Second: -1 }),
      await save(999_999),
    ]
    expect(refused.map(({ status, body }) => [status, body.Code])).toEqual([
      [200, 400],
      [200, 400],
      [200, 400],
      [200, 404],
    ])
    expect((await harness().ask.get(`${LIST}?SectionId=${sectionId}`)).status).toBe(401)
  })

  test('notes outlive the course being withdrawn: they are read, new ones are not taken', async () => {
    const { sectionId, courseId } = aSection()
    const note = await saved(sectionId)
    const { db } = harness().database
    await db.update(content).set({ withdrawnAt: harness().clock.read() }).where(eq(content.id, courseId))
    expect(await list(sectionId)).toEqual([note])
    expect((await save(sectionId)).body.Code).toBe(410)
    await db.update(content).set({ withdrawnAt: null }).where(eq(content.id, courseId))
  })
})
