import { inArray, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getSearchList } from '#contract/search-list.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { contentSearch } from '#server/db/schema/content-search.ts'
import { contentIndexRepository } from '#server/modules/content/content-index.repository.ts'
import { contentWriterRepository } from '#server/modules/content/content-writer.repository.ts'
import { isAskedAlike, onEachEngine } from '#tests/support/each-engine.ts'

const SEARCH = getSearchList.path

/** Recall is measured with every n-th keyword; `RECALL=all` takes them all, which needs many minutes. */
const IS_WHOLE = process.env['RECALL'] === 'all'
const HOUR_MS = 3_600_000

interface Asked {
  readonly Keyword?: string
  readonly [field: string]: unknown
}

onEachEngine('search', (harness) => {
  const tokenOf = new Map<string, string>()
  const signedIn = async (persona: 'teacher' | 'reviewer' | 'noOrganisation' = 'teacher') => {
    const token = tokenOf.get(persona) ?? (await harness().ask.tokenOf(persona))
    tokenOf.set(persona, token)
    return token
  }
  const search = async (asked: Asked, persona?: 'teacher' | 'reviewer' | 'noOrganisation') => {
    const { status, body } = await harness().ask.post(SEARCH, asked, await signedIn(persona))
    expect([status, body.Code, body.Message]).toEqual([200, 200, ''])
    return z.parse(getSearchList.data, body.Data)
  }
  const namesFor = async (keyword: string) =>
    (await search({ Keyword: keyword, PageSize: 100 })).Items?.map(({ Name }) => Name) ?? []

  /** Names of lessons and resources; a question is named by its stem, whose words may sound like anything. */
  const titlesFor = async (keyword: string) =>
    (await search({ Keyword: keyword, PageSize: 100 })).Items?.flatMap(({ Type, Name }) =>
      Type === CONTENT_TYPE.question ? [] : [Name],
    ) ?? []

  /** What a search finds, page after page; with `wanted`, no page more than it takes to see all of those. */
  const idsFor = async (keyword: string, wanted?: readonly number[]): Promise<Set<number>> => {
    const ids = new Set<number>()
    for (let index = 1, pages = 1; index <= pages; index += 1) {
      const page = await search({ Keyword: keyword, PageSize: 100, PageIndex: index })
      pages = page.PageCount ?? 0
      for (const { Id } of page.Items ?? []) ids.add(Id)
      if (wanted?.every((id) => ids.has(id))) break
    }
    return ids
  }

  /**
   * Every keyword of so many characters that a title of the seed holds, one of each `step` of them, and the titles that a
   * plain scan finds for each.
   */
  const scanned = async (size: number, step: number) => {
    const { db } = harness().database
    const rows = await db
      .select({ id: content.id, name: content.name })
      .from(content)
      .where(isNull(content.withdrawnAt))
    const keywords = new Set(
      rows.flatMap(({ name }) => {
        const characters = Array.from(name)
        return characters.slice(size - 1).map((_, at) =>
          characters
            .slice(at, at + size)
            .join('')
            .trim(),
        )
      }),
    )
    keywords.delete('')
    const tried = [...keywords].filter((_, index) => index % step === 0)
    return {
      all: keywords.size,
      tried: tried.map((keyword) => ({
        keyword,
        ids: rows.filter(({ name }) => name.includes(keyword)).map(({ id }) => id),
      })),
    }
  }

  // R-search-4.
  test.each([
    ['one character', 1, 97],
    ['any two adjacent characters', 2, 151],
    ['any three', 3, 997],
  ])(
    'finds every title by %s that it holds: recall 1 against a plain scan',
    async (what, size, step) => {
      // On the other engine a third of them: what of it may match otherwise does so for many.
      const each = isAskedAlike(harness().database.engine) ? step : 3 * step
      const { all, tried } = await scanned(size, IS_WHOLE ? 1 : each)
      let [found, wanted] = [0, 0]
      const missed: string[] = []
      for (const { keyword, ids } of tried) {
        const hits = await idsFor(keyword, ids)
        const own = ids.filter((id) => hits.has(id)).length
        found += own
        wanted += ids.length
        if (own < ids.length) missed.push(keyword)
      }
      process.stdout.write(
        `search, ${harness().database.engine}, ${what}: ${tried.length} of ${all} keywords, ` +
          `${found} of ${wanted} titles found, recall ${(found / wanted).toFixed(3)}\n`,
      )
      expect(missed).toEqual([])
    },
    IS_WHOLE ? HOUR_MS : undefined,
  )

  test('pinyin finds what its words find, in titles and in what else is told', async () => {
    for (const [letters, word] of [
      ['gougudingli', '勾股定理'],
      ['fuli', '浮力'],
      ['ercihanshu', '二次函数'],
    ] as const) {
      const byWord = await idsFor(word)
      const byLetters = await idsFor(letters)
      expect(byWord.size).toBeGreaterThan(0)
      expect([...byWord].filter((id) => !byLetters.has(id))).toEqual([])
    }
    expect((await search({ Keyword: 'gougudingli' })).TotalCount).toBe(
      (await search({ Keyword: '勾股定理' })).TotalCount,
    )
  })

  // R-search-4.
  test('reads pinyin and first letters, whole and begun', async () => {
    const pythagoras = await titlesFor('勾股')
    expect(pythagoras).toContain('探索勾股定理')
    const byTitle = pythagoras.filter((name) => name.includes('勾股定理')).sort()
    for (const keyword of ['gougud', 'ggdl'])
      expect((await titlesFor(keyword)).sort(), keyword).toEqual(byTitle)
    expect((await titlesFor('tsggdl')).sort()).toEqual(
      byTitle.filter((name) => name.includes('探索勾股定理')),
    )
    // Whole syllables are words, which what else is told of a content may hold.
    for (const [letters, words] of [
      ['gougudingli', '勾股定理'],
      ['gougu', '勾股'],
      ['GouGu', '勾股'],
      ['tansuo gougu', '探索 勾股'],
    ] as const)
      expect((await titlesFor(letters)).sort(), letters).toEqual((await titlesFor(words)).sort())
  })

  test.each([
    ['人教版九上', /^(人教版|统编版)九年级上册（20\d\d版）$/],
    ['人教九上', /^(人教版|统编版)九年级上册（20\d\d版）$/],
    ['北师大八下', /^北师大版八年级下册（2012版）$/],
    ['北师大版八年级下册', /^北师大版八年级下册（2012版）$/],
    ['人教版数学八上', /^人教版八年级上册（2012版）$/],
    ['高一必修一', /必修 ?(第一册|1.*)（2019版）$/],
    ['苏科九上', /^苏科版九年级上册（2012版）$/],
    ['初三上', /九年级上册（20\d\d版）$/],
    ['纲要上', /必修 中外历史纲要（上）（2019版）$/],
    ['人教版七上2024版', /^(人教版|统编版)七年级上册（2024版）$/],
    ['沪科版九年级全一册（2012版）', /^沪科版九年级全一册（2012版）$/],
  ])('takes %s for a book', async (keyword, book) => {
    const { Items } = await search({ Keyword: keyword, PageSize: 100 })
    const books = new Set(Items?.map(({ VersionName, BookName }) => `${VersionName}${BookName}`))
    expect(books.size).toBeGreaterThan(0)
    for (const it of books) expect(it).toMatch(book)
  })

  test('takes the words beside a book for words', async () => {
    expect(await namesFor('人教版九上二次函数')).toEqual(await namesFor('二次函数九上'))
    const found = await idsFor('九上二次函数')
    const [ofTheWord, ofTheBook] = [await idsFor('二次函数'), await idsFor('九上')]
    expect(found.size).toBeGreaterThan(0)
    expect([...found].filter((id) => !ofTheWord.has(id) || !ofTheBook.has(id))).toEqual([])
  })

  test('puts the exact title first, then beginnings, then what holds it, then what only tells of it', async () => {
    const names = await namesFor('函数的单调性')
    expect(names[0]).toBe('函数的单调性')
    const classOf = (name: string) =>
      name === '函数的单调性'
        ? 0
        : name.startsWith('函数的单调性')
          ? 1
          : name.includes('函数的单调性')
            ? 2
            : 3
    const classes = names.map(classOf)
    expect(classes).toEqual([...classes].sort((one, other) => one - other))
    expect(new Set(classes).size).toBeGreaterThan(1)
  })

  test('a word that is typed twice still puts the titles that hold it first', async () => {
    const holds = (await namesFor('勾股 勾股')).map((name) => name.includes('勾股'))
    expect(holds).toEqual([...holds].sort((one, other) => Number(other) - Number(one)))
    expect(new Set(holds)).toEqual(new Set([true, false]))
  })

  test('marks what matched, and nothing that a name holds is taken for HTML', async () => {
    const htmlFor = async (keyword: string, name: string) =>
      (await search({ Keyword: keyword, PageSize: 100 })).Items?.find((it) => it.Name === name)?.NameHtml
    expect(await htmlFor('勾股', '探索勾股定理')).toBe('探索<em>勾股</em>定理')
    expect(await htmlFor('ggdl', '探索勾股定理')).toBe('探索<em>勾股定理</em>')
    expect(await htmlFor('gougud', '探索勾股定理')).toBe('探索<em>勾股定</em>理')
    expect(await htmlFor('探索 定理', '探索勾股定理')).toBe('<em>探索</em>勾股<em>定理</em>')
    const { db } = harness().database
    const [template] = await db.select().from(content).limit(1)
    if (!template) throw new Error('the seed is empty')
    const { id: _, ...row } = template
    const name = `<img src=x onerror="alert('1')"> & 试探`
    const [id = 0] = await contentWriterRepository(db).add([{ content: { ...row, name }, tagIds: [] }])
    expect(await htmlFor('试探', name)).toBe(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; <em>试探</em>',
    )
    expect(await htmlFor('onerror', name)).toContain('<em>onerror</em>=&quot;')
    await db.delete(content).where(inArray(content.id, [id]))
    expect(await namesFor('试探')).not.toContain(name)
  })

  test('counts each type, whichever type is asked for', async () => {
    const all = await search({ Keyword: '函数' })
    const counts = new Map(all.TypeCounts?.map(({ Type, Count }) => [Type, Count]))
    expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe(all.TotalCount)
    for (const [type, n] of counts) {
      const own = await search({ Keyword: '函数', Type: type, PageSize: 100 })
      expect([own.TotalCount, own.Items?.length]).toEqual([n, Math.min(n, 100)])
      expect(own.Items?.every(({ Type }) => Type === type)).toBe(true)
      expect(own.TypeCounts).toEqual(expect.arrayContaining([...(all.TypeCounts ?? [])]))
    }
    expect(all.IsTotalCapped).toBe(false)
  })

  test('says what is near when nothing is found', async () => {
    expect(await search({ Keyword: '钩股定理' })).toMatchObject({ TotalCount: 0, Suggest: ['勾股定理'] })
    expect((await search({ Keyword: '勾股定里' })).Suggest).toEqual(['勾股定理'])
    expect((await search({ Keyword: '二次涵数' })).Suggest).toEqual(['二次函数'])
    expect((await search({ Keyword: '勾股定理' })).Suggest).toEqual([])
    expect(await search({ Keyword: '齉爨' })).toMatchObject({ TotalCount: 0, Items: [], Suggest: [] })
  })

  test('says nothing near to a word that is there, and that a filter alone keeps from being found', async () => {
    const primary = 1
    for (const Keyword of ['浮力', '勾股定理', '二次函数'])
      expect(await search({ Keyword, StageId: primary })).toMatchObject({ TotalCount: 0, Suggest: [] })
    expect(await search({ Keyword: '钩股定理', StageId: primary })).toMatchObject({ Suggest: ['勾股定理'] })
  })

  test('pages without a gap or a repetition, in every order', async () => {
    // A word of some hundred contents: what is seen of a page costs what all of them cost.
    const Keyword = '物理'
    for (const sort of [0, 1, 2, 3]) {
      const whole = await search({ Keyword, PageSize: 100, Sort: sort })
      expect(whole.TotalCount).toBeGreaterThan(300)
      const ids: number[] = []
      for (let index = 1; index <= Math.ceil((whole.TotalCount ?? 0) / 30); index += 1)
        ids.push(
          ...((await search({ Keyword, PageSize: 30, PageIndex: index, Sort: sort })).Items ?? []).map(
            ({ Id }) => Id,
          ),
        )
      expect(new Set(ids).size).toBe(whole.TotalCount)
      expect(ids.slice(0, 100)).toEqual(whole.Items?.map(({ Id }) => Id))
    }
  })

  test('shows what a school keeps to itself only to its members, and nothing that was withdrawn', async () => {
    const { db } = harness().database
    const [own, gone] = (await search({ Keyword: '勾股' })).Items ?? []
    if (!own || !gone) throw new Error('the seed has no two contents of 勾股')
    await db
      .update(content)
      .set({ schoolOnly: true, organisationId: 1 })
      .where(inArray(content.id, [own.Id]))
    await db
      .update(content)
      .set({ withdrawnAt: new Date() })
      .where(inArray(content.id, [gone.Id]))
    const seen = async (persona: 'teacher' | 'reviewer' | 'noOrganisation') => {
      const { Items, TotalCount } = await search({ Keyword: '勾股', PageSize: 100 }, persona)
      expect(Items).toHaveLength(TotalCount ?? 0)
      return [own, gone].map(({ Id }) => Items?.some((it) => it.Id === Id))
    }
    expect(await seen('teacher')).toEqual([true, false])
    expect(await seen('noOrganisation')).toEqual([false, false])
    await db
      .update(content)
      .set({ schoolOnly: false, withdrawnAt: null })
      .where(inArray(content.id, [own.Id, gone.Id]))
  })

  test.each([
    '%',
    '_',
    '%%%',
    '\\',
    "'",
    '"',
    "'; drop table content; --",
    '&',
    '|',
    '!',
    ':*',
    '(',
    'a:b',
    '\u0000',
    '勾\u0000股',
    '😀',
    '勾股😀',
    '\ud800',
    '𠮷',
    'a'.repeat(200),
    '定'.repeat(200),
    '1 '.repeat(100),
    'xian'.repeat(50),
    '　',
    '<em>',
  ])('takes %j for a keyword and nothing else', async (keyword) => {
    const { Items, TotalCount } = await search({ Keyword: keyword })
    expect(Items?.length).toBeLessThanOrEqual(20)
    expect(TotalCount).toBeGreaterThanOrEqual(0)
  })

  test('the signs of LIKE are characters like others', async () => {
    const all = (await search({})).TotalCount ?? 0
    const rows = await harness()
      .database.db.select({ id: content.id, name: content.name })
      .from(content)
      .where(isNull(content.withdrawnAt))
    for (const sign of ['%', '_']) {
      const holding = rows.filter(({ name }) => name.includes(sign)).map(({ id }) => id)
      expect(holding.length).toBeGreaterThan(0)
      expect(await idsFor(sign), sign).toEqual(new Set(holding))
    }
    expect((await search({ Keyword: '  ' })).TotalCount).toBe(all)
    expect(await namesFor('勾\u0000股')).toEqual(await namesFor('勾股'))
  })

  test('refuses a keyword that is too long and a type that is none', async () => {
    const { ask } = harness()
    const token = await signedIn()
    const refused = async (asked: object) => {
      const { body } = await ask.post(SEARCH, asked, token)
      return [body.Code, body.Message]
    }
    expect(await refused({ Keyword: 'a'.repeat(201) })).toEqual([400, '参数不正确：Keyword'])
    expect(await refused({ Type: 5 })).toEqual([400, '参数不正确：Type'])
    expect(await refused({ PageSize: 101 })).toEqual([400, '参数不正确：PageSize'])
    expect((await ask.post(SEARCH, {})).status).toBe(401)
  })

  test('a content of a version without an index is indexed when the database is prepared', async () => {
    const { db } = harness().database
    const before = await db.select({ n: sql<number>`count(*)` }).from(contentSearch)
    const [row] = await db.select().from(contentSearch).limit(1)
    if (!row) throw new Error('nothing is indexed')
    await db.delete(contentSearch).where(inArray(contentSearch.contentId, [row.contentId]))
    await contentIndexRepository(db).indexMissing()
    const again = await db
      .select()
      .from(contentSearch)
      .where(inArray(contentSearch.contentId, [row.contentId]))
    expect(again).toEqual([row])
    expect(await db.select({ n: sql<number>`count(*)` }).from(contentSearch)).toEqual(before)
  })
})
