import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { resourceContentList } from '#contract/resource.ts'
import { getSearchList } from '#contract/search-list.ts'
import { CONTENT_TYPE, type ContentType, content } from '#server/db/schema/content.ts'
import { contentWriterRepository } from '#server/modules/content/content-writer.repository.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

/** No text of the seed holds it. */
const WORD = '齉爨'
/** A keyword finds so many of a type. */
const MOST = 5000
const MANY = MOST + 100
const FEW = 40

const NEWEST = 1
const MOST_VIEWED = 2

onEachEngine('a word that a large library is full of', (harness) => {
  const { data } = callsOf(harness)
  let ids: readonly number[] = []

  const search = (asked: object) => data(getSearchList, { body: { Keyword: WORD, ...asked } }, 'teacher')
  const namesOf = (items: readonly { readonly Name: string }[] | null | undefined) =>
    items?.map(({ Name }) => Name) ?? []

  const add = async (type: ContentType, names: readonly string[]): Promise<readonly number[]> => {
    const { db } = harness().database
    const [row] = await db.select().from(content).where(eq(content.type, type)).limit(1)
    if (!row) throw new Error(`the seed has nothing of type ${type}`)
    const { id: _, ...template } = row
    const open = {
      ...template,
      schoolOnly: false,
      withdrawnAt: null,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    }
    return contentWriterRepository(db).add(
      names.map((name) => ({ content: { ...open, name, viewCount: 0 }, tagIds: [] })),
    )
  }

  beforeAll(async () => {
    const { db } = harness().database
    ids = await add(
      CONTENT_TYPE.resource,
      Array.from({ length: MANY }, (_, at) => `第${at}课${WORD}`),
    )
    await add(
      CONTENT_TYPE.recorded,
      Array.from({ length: FEW }, (_, at) => `${WORD}讲${at}`),
    )
    await add(CONTENT_TYPE.resource, [WORD, `${WORD}练习`])
    // The database finds rows in the order in which they were written: what is changed is written anew, at the end.
    const changed = inArray(content.id, [ids[7] ?? 0, ids[MANY - 3] ?? 0])
    await db.update(content).set({ viewCount: 900, updatedAt: new Date() }).where(changed)
  }, 120_000)

  test('finds what is nearest, whenever it was made', async () => {
    const { Items, IsTotalCapped } = await search({ Type: CONTENT_TYPE.resource })
    expect(namesOf(Items).slice(0, 2)).toEqual([WORD, `${WORD}练习`])
    expect(IsTotalCapped).toBe(true)
    expect(namesOf((await search({})).Items).slice(0, 2)).toEqual([WORD, `${WORD}练习`])
    const list = await data(resourceContentList, { query: { Keyword: WORD } }, 'teacher')
    expect([list.TotalCount, ...namesOf(list.Items).slice(0, 2)]).toEqual([MOST, WORD, `${WORD}练习`])
  })

  test('finds all of a type of which there are few', async () => {
    const found = await search({ Type: CONTENT_TYPE.recorded, PageSize: 100 })
    expect([found.TotalCount, found.Items?.length, found.IsTotalCapped]).toEqual([FEW, FEW, false])
    const counts = [
      { Type: CONTENT_TYPE.resource, Count: MOST },
      { Type: CONTENT_TYPE.recorded, Count: FEW },
    ]
    expect(found.TypeCounts).toHaveLength(2)
    expect(found.TypeCounts).toEqual(expect.arrayContaining(counts))
    const all = await search({})
    expect([all.TotalCount, all.IsTotalCapped]).toEqual([MOST + FEW, true])
    expect(all.TypeCounts).toEqual(found.TypeCounts)
  })

  test.each([
    ['newest', NEWEST],
    ['most viewed', MOST_VIEWED],
  ])('has the %s of all first', async (_, Sort) => {
    const names = namesOf((await search({ Type: CONTENT_TYPE.resource, Sort })).Items)
    expect(names.slice(0, 2)).toEqual([`第${MANY - 3}课${WORD}`, `第7课${WORD}`])
  })

  test('says the same again, once the catalogue has changed', async () => {
    const pages = async () => {
      const last = { Type: CONTENT_TYPE.resource, PageSize: 100, PageIndex: MOST / 100 }
      return [await search({ PageSize: 100 }), await search(last)].map(({ Items }) => namesOf(Items))
    }
    const before = await pages()
    expect(before.map(({ length }) => length)).toEqual([100, 100])
    await harness().database.db.execute(sql`update zhiyuan.content set name = name where id = 1`)
    expect(await pages()).toEqual(before)
  })
})
