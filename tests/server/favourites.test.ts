import { eq, isNotNull, ne, or } from 'drizzle-orm'
import { afterEach, describe, expect, test as onBothEngines } from 'vitest'
import * as z from 'zod/mini'
import { addFavorite, favoritePage, getFavoriteList } from '#contract/favourite.ts'
import { content } from '#server/db/schema/content.ts'
import { favourite, favouriteFolder } from '#server/db/schema/favourite.ts'
import { addBankQuestion, newSubject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { HOME } from '#tests/support/server-client.ts'

const ADD = '/api/user/favorite/addfavorite'
const EDIT = '/api/user/favorite/editfavorite'
const DELETE = '/api/user/favorite/deletefavorite'
const FOLDERS = '/api/user/favorite/getfavoritelist'
const CHILDREN = '/api/user/favorite/children'
const LIST = '/api/user/favorite/list'

type Sent = z.output<typeof addFavorite.data>

onEachEngine('favourites', (harness, test) => {
  const post = async (url: string, body: object, who: 'teacher' | 'reviewer' = 'teacher') =>
    (await harness().ask.post(url, body, await tokenOf(who))).body
  const tokens = new Map<string, string>()
  const tokenOf = async (who: 'teacher' | 'reviewer') => {
    const token = tokens.get(who) ?? (await harness().ask.tokenOf(who))
    tokens.set(who, token)
    return token
  }
  const made = (body: { Code: number; Data: unknown; Message: string }): Sent => {
    if (body.Code !== 200) throw new Error(JSON.stringify(body))
    return z.parse(addFavorite.data, body.Data)
  }
  const folder = async (Name: string, ParentId = 0) => made(await post(ADD, { Type: 0, Name, ParentId })).Id
  const keep = async (ContentId: number, ParentId?: number) =>
    made(await post(ADD, { Type: 1, ContentId, ...(ParentId === undefined ? {} : { ParentId }) }))
  const drop = (id: number, type: number) => post(`${DELETE}?id=${id}&type=${type}`, {})
  const tree = async () =>
    z
      .parse(getFavoriteList.data, (await harness().ask.get(FOLDERS, await tokenOf('teacher'))).body.Data)
      .map(({ Id, ParentId, Name, Sort, ChildCount }) => ({ Id, ParentId, Name, Sort, ChildCount }))
  const page = async (body: object = {}) => z.parse(favoritePage.data, (await post(LIST, body)).Data)
  const names = async (body: object = {}) => (await page(body)).Items?.map(({ ContentId }) => ContentId)
  const places = async (ParentId: number) =>
    (await page({ ParentId, PageSize: 100 })).Items?.map(({ ContentId, Sort }) => [ContentId, Sort])

  const COURSES = async (count: number): Promise<number[]> => {
    const rows = await harness()
      .database.db.select({ id: content.id })
      .from(content)
      .where(eq(content.type, 1))
      .orderBy(content.id)
      .limit(count)
    return rows.map(({ id }) => id)
  }
  const three = async () => (await COURSES(3)) as [number, number, number]
  const countOf = async (id: number) => {
    const [row] = await harness()
      .database.db.select({ count: content.favouriteCount })
      .from(content)
      .where(eq(content.id, id))
    return row?.count
  }

  afterEach(async () => {
    const { db } = harness().database
    await db.delete(favourite)
    await db.delete(favouriteFolder)
    // Only what a test changed: each of thousands of rows has its indexes, and its words in another table.
    await db
      .update(content)
      .set({ favouriteCount: 0, withdrawnAt: null, schoolOnly: false })
      .where(or(ne(content.favouriteCount, 0), isNotNull(content.withdrawnAt), eq(content.schoolOnly, true)))
  })

  describe('keeping a content', () => {
    test('answers the row, counts it, and marks its card for this user only', async () => {
      const [id] = await three()
      const sent = await keep(id)
      expect({ ...sent, Id: 0, CreateTime: '', Content: sent.Content?.Id }).toEqual({
        Id: 0,
        ParentId: 0,
        IsFolder: false,
        Name: sent.Content?.Name,
        Type: 1,
        ContentId: id,
        Content: id,
        IsInvalid: false,
        ChildCount: 0,
        Sort: 1,
        CreateTime: '',
      })
      expect([sent.Content?.IsFavorite, sent.Content?.FavoriteCount, await countOf(id)]).toEqual([true, 1, 1])
      expect((await post(LIST, {}, 'reviewer')).Data).toMatchObject({ TotalCount: 0, Items: [] })
      const cards = async (who: 'teacher' | 'reviewer') => {
        const { body } = await harness().ask.get(HOME, await tokenOf(who))
        return JSON.stringify(body.Data).split('"IsFavorite":true').length - 1
      }
      await harness().database.db.update(content).set({ updatedAt: new Date() }).where(eq(content.id, id))
      expect([(await cards('teacher')) > 0, await cards('reviewer')]).toEqual([true, 0])
    })

    test('again answers the same row, and moves it only to another folder that is named', async () => {
      const [id] = await three()
      const first = await keep(id)
      const box = await folder('期末')
      const seen = [await keep(id), await keep(id, box), await keep(id), await keep(id, 0)]
      expect(seen.map((it) => [it.Id, it.ParentId])).toEqual([
        [first.Id, 0],
        [first.Id, box],
        [first.Id, box],
        [first.Id, 0],
      ])
      expect(await countOf(id)).toBe(1)
    })

    onBothEngines('twenty times at once is one row and one count', async () => {
      const [id] = await three()
      const sent = await Promise.all(Array.from({ length: 20 }, () => keep(id)))
      expect(new Set(sent.map((it) => it.Id)).size).toBe(1)
      expect([await countOf(id), (await page()).TotalCount]).toEqual([1, 1])
    })

    test('needs the right to open it', async () => {
      const [gone, foreign] = await three()
      const { db } = harness().database
      await db.update(content).set({ withdrawnAt: new Date() }).where(eq(content.id, gone))
      await db.update(content).set({ schoolOnly: true, organisationId: 1 }).where(eq(content.id, foreign))
      const codes = [
        await post(ADD, { Type: 1, ContentId: 999_999 }),
        await post(ADD, { Type: 3, ContentId: gone }),
        await post(ADD, { Type: 1, ContentId: gone }),
        await post(ADD, { Type: 1 }),
        await post(ADD, { Type: 1, ContentId: foreign, ParentId: 777 }),
      ].map(({ Code }) => Code)
      expect(codes).toEqual([404, 404, 410, 400, 404])
      expect((await page()).TotalCount).toBe(0)
    })

    onBothEngines('ends by its id, or by the id of the row when it is gone for good', async () => {
      const [one, other] = await three()
      await keep(one)
      const kept = await keep(other)
      expect((await drop(one, 1)).Data).toBe(true)
      expect((await drop(one, 1)).Code).toBe(404)
      expect([await countOf(one), await countOf(other)]).toEqual([0, 1])
      const { db } = harness().database
      await db.update(favourite).set({ contentId: null }).where(eq(favourite.id, kept.Id))
      expect((await page()).Items).toMatchObject([
        { ContentId: 0, Content: null, IsInvalid: true, Name: kept.Name },
      ])
      expect((await post(`${DELETE}?id=0&type=1&favoriteId=${kept.Id}`, {})).Data).toBe(true)
      expect((await page()).TotalCount).toBe(0)
    })
  })

  describe('the list', () => {
    test('is of one folder or of all, narrowed by type and keyword, a page at a time', async () => {
      const ids = await COURSES(5)
      const box = await folder('备课')
      for (const [index, id] of ids.entries()) await keep(id, index < 2 ? box : 0)
      expect(await names()).toEqual(ids.toReversed())
      expect(await names({ ParentId: box })).toEqual(ids.slice(0, 2).toReversed())
      expect(await names({ ParentId: 0 })).toEqual(ids.slice(2).toReversed())
      expect(await names({ Type: 3 })).toEqual([])
      const second = await page({ ParentId: 0, PageSize: 2, PageIndex: 2 })
      expect([second.TotalCount, second.PageCount, second.Items?.length]).toEqual([3, 2, 1])
      const [first] = ids
      const name = (await page({ ParentId: box })).Items?.find((it) => it.ContentId === first)?.Name ?? ''
      expect(await names({ Keyword: ` ${name.slice(1, 4)} ` })).toContain(first)
      expect(await names({ Keyword: '%' })).toEqual([])
    })

    test('finds a question by what it asks, its options too, and one that is no longer there by its name alone', async () => {
      const { db } = harness().database
      const subject = await newSubject(db, '收藏的学科')
      const options = [{ key: 'A', content: '<p>唐古拉山脉</p>' }]
      const { contentId } = await addBankQuestion(db, subject, { question: { options } })
      await addBankQuestion(db, subject, { question: { options } })
      made(await post(ADD, { Type: 4, ContentId: contentId }))
      expect(await names({ Keyword: '唐古拉' })).toEqual([contentId])
      expect(await names({ Keyword: '昆仑' })).toEqual([])
      await db.update(content).set({ withdrawnAt: new Date() }).where(eq(content.id, contentId))
      expect(await names({ Keyword: '唐古拉' })).toEqual([])
    })

    test('marks what was withdrawn or is not for this user, under the name it was kept by, and says no more', async () => {
      const [gone, foreign, fine] = await three()
      const token = await tokenOf('reviewer')
      for (const id of [gone, foreign, fine]) await post(ADD, { Type: 1, ContentId: id }, 'reviewer')
      const { db } = harness().database
      await db.update(content).set({ withdrawnAt: new Date(), name: '新名字' }).where(eq(content.id, gone))
      await db.update(content).set({ schoolOnly: true, organisationId: 2 }).where(eq(content.id, foreign))
      const { body } = await harness().ask.post(LIST, {}, token)
      const items = z.parse(favoritePage.data, body.Data).Items ?? []
      expect(items.map((it) => [it.ContentId, it.IsInvalid, it.Content === null])).toEqual([
        [fine, false, false],
        [foreign, true, true],
        [gone, true, true],
      ])
      expect(items.map(({ Name }) => Name)).not.toContain('新名字')
    })

    onBothEngines('holds the order its owner gives it, however much is asked for at once', async () => {
      const ids = await COURSES(6)
      for (const id of ids) await keep(id, 0)
      const [f, , d, c, , a] = ids.map((id) => id) as [number, number, number, number, number, number]
      const kept = new Map((await page({ ParentId: 0 })).Items?.map((it) => [it.ContentId, it.Id]))
      const put = (id: number, Sort: number) => post(EDIT, { Id: kept.get(id), IsFolder: false, Sort })
      expect(((await put(f, 1)).Data as Sent).Sort).toBe(1)
      expect(((await put(a, 99)).Data as Sent).Sort).toBe(6)
      await Promise.all([put(c, 1), put(d, 2), put(c, 5), put(f, 3), put(d, 6), put(a, 1)])
      const after = await places(0)
      expect(after?.map(([, sort]) => sort)).toEqual([1, 2, 3, 4, 5, 6])
      expect(new Set(after?.map(([id]) => id))).toEqual(new Set(ids))
    })
  })

  describe('folders', () => {
    test('lie in folders, five deep, with a name of their own among their siblings', async () => {
      let parent = 0
      const path: number[] = []
      for (const name of ['一', '二', '三', '四', '五']) {
        parent = await folder(name, parent)
        path.push(parent)
      }
      const codes = [
        await post(ADD, { Type: 0, Name: '六', ParentId: parent }),
        await post(ADD, { Type: 0, Name: ' 一 ' }),
        await post(ADD, { Type: 0, Name: '   ' }),
        await post(ADD, { Type: 0, Name: 'x', ParentId: 999 }),
      ].map(({ Code }) => Code)
      expect(codes).toEqual([409, 409, 400, 404])
      expect((await tree()).map(({ Id, ChildCount }) => [Id, ChildCount])).toEqual(
        path.map((id, index) => [id, index === 4 ? 0 : 1]),
      )
      expect((await post(ADD, { Type: 0, Name: '一' }, 'reviewer')).Code).toBe(200)
    })

    test('are renamed, moved and reordered, never into themselves', async () => {
      const [a, b, c] = [await folder('甲'), await folder('乙'), await folder('丙')]
      const inner = await folder('子', a)
      const codes = [
        await post(EDIT, { Id: a, ParentId: inner }),
        await post(EDIT, { Id: a, ParentId: a }),
        await post(EDIT, { Id: a, Name: '乙' }),
        await post(EDIT, { Id: 999, Name: '丁' }),
        await post(EDIT, { Id: a, IsFolder: true, ParentId: 0, Name: '丁', Sort: 3 }),
        await post(EDIT, { Id: b, ParentId: a, Sort: 1 }),
      ].map(({ Code }) => Code)
      expect(codes).toEqual([409, 409, 409, 404, 200, 200])
      expect((await tree()).map(({ Id, ParentId, Name, Sort }) => [Id, ParentId, Name, Sort])).toEqual([
        [c, 0, '丙', 1],
        [a, 0, '丁', 2],
        [b, a, '乙', 1],
        [inner, a, '子', 2],
      ])
    })

    test('of another user are not there', async () => {
      const own = await folder('我的')
      const [id] = await three()
      const kept = await keep(id)
      const codes = [
        await post(EDIT, { Id: own, Name: '你的' }, 'reviewer'),
        await post(EDIT, { Id: kept.Id, IsFolder: false, Sort: 1 }, 'reviewer'),
        await post(ADD, { Type: 1, ContentId: id, ParentId: own }, 'reviewer'),
        await post(`${DELETE}?id=${own}&type=0`, {}, 'reviewer'),
        await post(`${DELETE}?id=${id}&type=1`, {}, 'reviewer'),
        await post(`${DELETE}?id=0&type=1&favoriteId=${kept.Id}`, {}, 'reviewer'),
        (await harness().ask.get(`${CHILDREN}?id=${own}`, await tokenOf('reviewer'))).body,
      ].map(({ Code }) => Code)
      expect(codes).toEqual([404, 404, 404, 404, 404, 404, 404])
      expect((await post(LIST, { ParentId: own }, 'reviewer')).Data).toMatchObject({ Items: [] })
    })

    onBothEngines('give what they hold to their parent when they go, under names that are free', async () => {
      const [x, y, z1] = await three()
      const outer = await folder('外')
      const gone = await folder('单元', outer)
      const sibling = await folder('复习', outer)
      const [same, clash] = [await folder('单元', gone), await folder('复习', gone)]
      await keep(x, outer)
      await keep(y, gone)
      await keep(z1, gone)
      expect((await drop(gone, 0)).Data).toBe(true)
      expect((await tree()).map(({ Id, ParentId, Name, Sort }) => [Id, ParentId, Name, Sort])).toEqual([
        [outer, 0, '外', 1],
        [same, outer, '单元', 1],
        [clash, outer, '复习（2）', 2],
        [sibling, outer, '复习', 3],
      ])
      expect(await places(outer)).toEqual([
        [x, 1],
        [z1, 2],
        [y, 3],
      ])
      expect((await drop(outer, 0)).Data).toBe(true)
      expect(await names({ ParentId: 0 })).toEqual([x, z1, y])
      expect((await drop(outer, 0)).Code).toBe(404)
    })

    test('show what they hold, folders first', async () => {
      const box = await folder('盒')
      const inner = await folder('里', box)
      const [id] = await three()
      await keep(id, box)
      const { body } = await harness().ask.get(`${CHILDREN}?id=${box}`, await tokenOf('teacher'))
      expect((body.Data as Sent[]).map((it) => [it.IsFolder, it.IsFolder ? it.Id : it.ContentId])).toEqual([
        [true, inner],
        [false, id],
      ])
      const top = await harness().ask.get(CHILDREN, await tokenOf('teacher'))
      expect((top.body.Data as Sent[]).map((it) => it.Id)).toEqual([box])
    })

    onBothEngines('keep whole numbers and a whole tree when everything moves at once', async () => {
      const ids = [await folder('A'), await folder('B'), await folder('C'), await folder('D')]
      const moves = ids.flatMap((Id, index) =>
        [1, 2, 3].map((by) => ({ Id, ParentId: ids[(index + by) % 4] ?? 0, Sort: by })),
      )
      const codes = await Promise.all(moves.map((move) => post(EDIT, move)))
      expect(codes.filter(({ Code }) => Code !== 200 && Code !== 409)).toEqual([])
      const after = await tree()
      expect(new Set(after.map(({ Id }) => Id))).toEqual(new Set(ids))
      for (const parent of new Set(after.map(({ ParentId }) => ParentId)))
        expect(after.filter(({ ParentId }) => ParentId === parent).map(({ Sort }) => Sort)).toEqual(
          after.filter(({ ParentId }) => ParentId === parent).map((_, index) => index + 1),
        )
    })
  })
})
