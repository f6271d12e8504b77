import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addComments, getCommentsList } from '#contract/comment.ts'
import { content } from '#server/db/schema/content.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const ADD = '/api/user/comments/addcomments'
const LIST = '/api/user/comments/getcommentslist'

let sent = 0
const newClientId = (): string => `test-client-${++sent}`

onEachEngine('comments', (harness) => {
  /** Contents that no other test comments on. */
  let free: number[] = []
  const tokens = new Map<Persona, string>()

  beforeAll(async () => {
    const rows = await harness()
      .database.db.select({ id: content.id })
      .from(content)
      .where(and(eq(content.type, 3), eq(content.schoolOnly, false)))
    free = rows.map(({ id }) => id)
    for (const persona of ['teacher', 'reviewer', 'cloudSchool'] as const)
      tokens.set(persona, await harness().ask.tokenOf(persona))
  })

  const aResource = (): number => {
    // Nobody is slowed down by what an earlier test wrote.
    harness().clock.forward(61)
    const id = free.pop()
    if (id === undefined) throw new Error('the seed has too few resources')
    return id
  }

  const add = (ObjectId: number, change: object = {}, persona: Persona = 'teacher') =>
    harness().ask.post(
      ADD,
      { ObjectId, Type: 3, Content: '<p>很好</p>', ClientId: newClientId(), ...change },
      tokens.get(persona),
    )
  const added = async (ObjectId: number, change: object = {}, persona: Persona = 'teacher') => {
    const { body } = await add(ObjectId, change, persona)
    if (body.Code !== 200) throw new Error(JSON.stringify(body))
    return z.parse(addComments.data, body.Data)
  }
  const list = async (ObjectId: number, change: object = {}, persona: Persona = 'teacher') => {
    const { body } = await harness().ask.post(LIST, { ObjectId, Type: 3, ...change }, tokens.get(persona))
    return z.parse(getCommentsList.data, body.Data)
  }
  const commentCount = async (id: number) => {
    const [row] = await harness()
      .database.db.select({ count: content.commentCount })
      .from(content)
      .where(eq(content.id, id))
    return row?.count
  }

  test('a comment is answered whole, counted, and stands first in the list with its author', async () => {
    const id = aResource()
    await added(id, { Content: '<p>先来的</p>' }, 'reviewer')
    const comment = await added(id, { Content: '<p>课件<b>清楚</b></p>', Score: 4 })
    expect(comment).toEqual({
      Id: expect.any(Number) as unknown,
      ParentId: 0,
      UserId: 1,
      UserName: expect.stringMatching(/\S/) as unknown,
      AvatarUrl: '',
      OrgName: '青禾实验学校',
      Content: '<p>课件<strong>清楚</strong></p>',
      Score: 4,
      CreateTime: harness().clock.read().toISOString(),
      ReplyCount: 0,
      IsMine: true,
      State: 0,
      HideReason: '',
      IsReported: false,
      Replies: [],
    })
    const page = await list(id)
    expect(page).toEqual({
      PageIndex: 1,
      PageSize: 10,
      TotalCount: 2,
      PageCount: 1,
      Items: [comment, expect.objectContaining({ Content: '<p>先来的</p>', IsMine: false, Score: 0 })],
      AvgScore: 4,
    })
    expect(await commentCount(id)).toBe(2)
  })

  test('stars are averaged over those who gave some, to one decimal', async () => {
    const id = aResource()
    expect((await list(id)).AvgScore).toBe(0)
    for (const Score of [5, 4, 4, 0]) await added(id, { Score })
    expect((await list(id)).AvgScore).toBe(4.3)
  })

  test('the first three replies come with their comment, all of them by page, oldest first', async () => {
    const id = aResource()
    const { Id: ParentId } = await added(id)
    for (const text of ['一', '二', '三', '四']) {
      harness().clock.forward(1)
      await added(id, { Content: text, ParentId, Score: 5 }, 'reviewer')
    }
    const [comment] = (await list(id)).Items ?? []
    expect([comment?.ReplyCount, comment?.Replies?.map(({ Content }) => Content)]).toEqual([
      4,
      ['一', '二', '三'],
    ])
    // Stars belong to comments only.
    expect(comment?.Replies?.map(({ Score }) => Score)).toEqual([0, 0, 0])
    const second = await list(id, { ParentId, PageIndex: 2, PageSize: 3 })
    expect([second.TotalCount, second.PageCount, second.Items?.map(({ Content }) => Content)]).toEqual([
      4,
      2,
      ['四'],
    ])
    expect(await commentCount(id)).toBe(5)
  })

  test('a reply to a reply stands under the comment', async () => {
    const id = aResource()
    const { Id: top } = await added(id)
    const reply = await added(id, { ParentId: top }, 'reviewer')
    const answer = await added(id, { ParentId: reply.Id })
    expect([reply.ParentId, answer.ParentId]).toEqual([top, top])
  })

  test('a reply needs a comment on the same content', async () => {
    const [id, other] = [aResource(), aResource()]
    const { Id: elsewhere } = await added(other)
    for (const ParentId of [elsewhere, 2_147_483_647])
      expect((await add(id, { ParentId })).body.Code).toBe(404)
    expect(await commentCount(id)).toBe(0)
  })

  test('what is sent twice is written once, however closely together', async () => {
    const id = aResource()
    const ClientId = newClientId()
    const answers = await Promise.all(Array.from({ length: 12 }, () => added(id, { ClientId })))
    expect(new Set(answers.map(({ Id }) => Id)).size).toBe(1)
    const later = await added(id, { ClientId, Content: '<p>改过的</p>' })
    expect(later.Content).toBe('<p>很好</p>')
    expect((await list(id)).TotalCount).toBe(1)
    expect(await commentCount(id)).toBe(1)
  })

  test('the same id of somebody else is another comment', async () => {
    const id = aResource()
    const ClientId = newClientId()
    const [mine, other] = [await added(id, { ClientId }), await added(id, { ClientId }, 'reviewer')]
    expect(mine.Id).not.toBe(other.Id)
  })

  test('pages are those of the question', async () => {
    const id = aResource()
    for (const text of ['1', '2', '3']) {
      harness().clock.forward(1)
      await added(id, { Content: text })
    }
    const page = await list(id, { PageIndex: 2, PageSize: 2 })
    expect([page.PageIndex, page.PageCount, page.Items?.map(({ Content }) => Content)]).toEqual([2, 2, ['1']])
    expect((await list(id, { PageIndex: 9 })).Items).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['empty paragraphs', '<p> </p><p><br></p>'],
    ['signs without a shape', '<p>\u200b\u200d\u2060 &nbsp;</p>'],
    ['a script and nothing else', '<script>alert(1)</script>'],
    ['501 signs', `<p>${'好'.repeat(501)}</p>`],
  ])('refuses %s', async (_, Content) => {
    const id = aResource()
    const { status, body } = await add(id, { Content })
    expect([status, body.Code, body.Message]).toEqual([200, 400, expect.stringMatching(/\S/)])
    expect(await commentCount(id)).toBe(0)
  })

  test('takes 500 signs, counted as they are read: markup, spaces and entities do not lengthen it', async () => {
    const id = aResource()
    const Content = `<p>${'<b>😀</b> &amp;\n'.repeat(250)}</p>`
    expect((await add(id, { Content })).body.Code).toBe(200)
  })

  test('who writes eleven comments in a minute is told how long to wait, and nothing is lost', async () => {
    const id = aResource()
    const ids = Array.from({ length: 11 }, newClientId)
    for (const ClientId of ids.slice(0, 10)) {
      await added(id, { ClientId })
      harness().clock.forward(3)
    }
    const refused = await add(id, { ClientId: ids[10] })
    expect([refused.status, refused.body]).toEqual([
      200,
      { Code: 423, Data: null, Message: '评论得太快了，请 30 秒后再试' },
    ])
    // What was written is still answered, and others are not held up.
    expect((await add(id, { ClientId: ids[9] })).body.Code).toBe(200)
    expect((await add(id, {}, 'reviewer')).body.Code).toBe(200)
    harness().clock.forward(31)
    expect((await add(id, { ClientId: ids[10] })).body.Code).toBe(200)
  })

  test('who wrote a minute full of comments before the clock was set back may write on', async () => {
    const { clock } = harness()
    const id = aResource()
    clock.forward(3600)
    for (let n = 0; n < 10; n += 1) await added(id, { ClientId: newClientId() })
    clock.forward(-24 * 3600)
    expect((await add(id, { ClientId: newClientId() })).body.Code).toBe(200)
    clock.forward(25 * 3600)
  })

  test.each([
    ['another type', { Type: 1 }, 404],
    ['a content that is not there', { ObjectId: 2_147_483_647 }, 404],
    ['six stars', { Score: 6 }, 400],
    ['half a star', { Score: 0.5 }, 400],
    ['no client id', { ClientId: '' }, 400],
  ])('refuses %s', async (_, change, code) => {
    const { status, body } = await add(aResource(), change)
    expect([status, body.Code]).toEqual([200, code])
  })

  test('the rights are those of the content: withdrawn, of another school, or of nobody', async () => {
    const { db } = harness().database
    const [withdrawn, closed] = [aResource(), aResource()]
    await db.update(content).set({ withdrawnAt: harness().clock.read() }).where(eq(content.id, withdrawn))
    await db.update(content).set({ schoolOnly: true, organisationId: 1 }).where(eq(content.id, closed))
    const codes = async (id: number, persona: Persona) => [
      (await add(id, {}, persona)).body.Code,
      (await harness().ask.post(LIST, { ObjectId: id, Type: 3 }, tokens.get(persona))).body.Code,
    ]
    expect(await codes(withdrawn, 'teacher')).toEqual([410, 410])
    expect(await codes(closed, 'teacher')).toEqual([200, 200])
    expect(await codes(closed, 'cloudSchool')).toEqual([403, 403])
    for (const url of [ADD, LIST])
      expect((await harness().ask.post(url, { ObjectId: closed, Type: 3 })).status).toBe(401)
  })

  test('nobody uses a picture that somebody else brought in', async () => {
    const id = aResource()
    const { body } = await add(id, { Content: '<p>看<img src="/api/file/1?use=inline"></p>' })
    expect([body.Code, await commentCount(id)]).toEqual([403, 0])
  })
})
