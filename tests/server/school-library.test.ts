import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { TreeNode } from '#contract/curriculum.ts'
import { addFavorite } from '#contract/favourite.ts'
import { addPrivateFileContent } from '#contract/private-file.ts'
import {
  getBook,
  getBookCatalog,
  getBookVersion,
  getContentTags,
  getCurrentUserOrgList,
  getSchoolFileInfo,
  getSchoolSubjectMenu,
  getSchoolUploaders,
  getUserSchoolContent,
  getVersionBooks,
  packSchoolFiles,
  SCHOOL_SORT,
} from '#contract/school-file.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('the library of a school', (harness) => {
  const { answer, data, code } = callsOf(harness)
  const files = async (body: object = {}) =>
    data(getUserSchoolContent, { body: { OrgId: 1, PageSize: 100, ...body } }, 'teacher')
  const all = async () => (await files()).Items ?? []

  test('is known to its members with their right to review', async () => {
    expect(await data(getCurrentUserOrgList, {}, 'teacher')).toEqual([
      { Id: 1, Name: '青禾实验学校', IsCanVerify: false },
      { Id: 2, Name: '江城第一中学', IsCanVerify: false },
    ])
    expect(await data(getCurrentUserOrgList, {}, 'reviewer')).toEqual([
      { Id: 1, Name: '青禾实验学校', IsCanVerify: true },
    ])
    expect(await data(getCurrentUserOrgList, {}, 'noOrganisation')).toEqual([])
    expect(await answer(getUserSchoolContent, { body: { OrgId: 0 } }, 'noOrganisation')).toMatchObject({
      Code: 400,
      Message: '请先选择学校',
    })
  })

  test('is listed by place, tag, format, uploader and keyword, a page at a time', async () => {
    const items = await all()
    expect(items.length).toBeGreaterThanOrEqual(60)
    expect(new Set(items.map(({ SubjectId }) => SubjectId)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(items.map(({ OrgId }) => OrgId))).toEqual(new Set([1]))
    const times = items.map(({ ShareTime }) => ShareTime ?? '')
    expect([...times].sort().reverse()).toEqual(times)
    const page = await files({ PageSize: 20, PageIndex: 2 })
    expect(page).toMatchObject({ PageIndex: 2, PageSize: 20, TotalCount: items.length })
    expect(page.Items).toEqual(items.slice(20, 40))

    const [wanted] = items.filter(({ ChapterId, TagId }) => ChapterId !== 0 && TagId !== 0)
    if (!wanted) throw new Error('no file stands in a chapter')
    const narrow: readonly [object, (it: (typeof items)[number]) => boolean][] = [
      [{ StageId: wanted.StageId }, (it) => it.StageId === wanted.StageId],
      [{ SubjectId: wanted.SubjectId }, (it) => it.SubjectId === wanted.SubjectId],
      [{ BookId: wanted.BookId }, (it) => it.BookId === wanted.BookId],
      [{ TagId: wanted.TagId }, (it) => it.TagId === wanted.TagId],
      [{ Suffix: 'pdf,mp4' }, (it) => ['pdf', 'mp4'].includes(it.Suffix ?? '')],
      [{ UserId: wanted.UserId }, (it) => it.UserId === wanted.UserId],
    ]
    for (const [change, fits] of narrow) {
      const found = (await files(change)).Items ?? []
      expect(found.map(({ Id }) => Id)).toEqual(items.filter(fits).map(({ Id }) => Id))
      expect(found.length).toBeGreaterThan(0)
    }
    const inChapter = (await files({ ChapterId: wanted.ChapterId })).Items ?? []
    expect(inChapter.map(({ Id }) => Id)).toContain(wanted.Id)
    const named = (await files({ Keyword: wanted.Name.slice(0, 6) })).Items ?? []
    expect(named.map(({ Id }) => Id)).toContain(wanted.Id)
    expect(await files({ Keyword: '没有这样的东西' })).toMatchObject({ TotalCount: 0, Items: [] })
    // Nothing but punctuation has no words to rank by.
    for (const Keyword of ['?', '《》', '%', '\ud800'])
      expect(await files({ Keyword })).toMatchObject({ PageIndex: 1, PageSize: 100 })
    const viewed = ((await files({ Sort: SCHOOL_SORT.mostViewed })).Items ?? []).map(
      (it) => it.ViewCount ?? 0,
    )
    expect([...viewed].sort((one, other) => other - one)).toEqual(viewed)
  })

  test('counts itself in its menus', async () => {
    const items = await all()
    const menu = await data(getSchoolSubjectMenu, { query: { orgId: 1 } }, 'teacher')
    expect(menu.reduce((sum, { Count }) => sum + (Count ?? 0), 0)).toBe(items.length)
    const tags = await data(getContentTags, { query: { orgId: 1 } }, 'teacher')
    expect(tags.map(({ Name }) => Name)).toEqual(['课件', '教案', '学案', '试卷', '微课', '素材'])
    expect(tags.reduce((sum, { Count }) => sum + (Count ?? 0), 0)).toBe(items.length)
    const uploaders = await data(getSchoolUploaders, { query: { orgId: 1 } }, 'teacher')
    expect(uploaders.reduce((sum, { Count }) => sum + (Count ?? 0), 0)).toBe(items.length)

    const [wanted] = items.filter(({ ChapterId }) => ChapterId !== 0)
    const { StageId = 0, SubjectId = 0, VersionId = 0, BookId = 0 } = wanted ?? {}
    const params = { orgId: 1, stageId: StageId ?? 0, subjectId: SubjectId ?? 0 }
    const versions = await data(getVersionBooks, { params, query: {} }, 'teacher')
    const version = versions.find(({ Id }) => Id === VersionId)
    const held = items.filter((it) => it.BookId === BookId).length
    expect(version?.Books?.find(({ Id }) => Id === BookId)).toMatchObject({ Count: held })
    const plain = { stageId: StageId ?? 0, subjectId: SubjectId ?? 0 }
    expect(await data(getBookVersion, { query: plain }, 'teacher')).toEqual(
      versions.map(({ Id, Name }) => ({ Id, Name })),
    )
    const books = await data(getBook, { query: { versionId: VersionId ?? 0 } }, 'teacher')
    expect(books.map(({ Id }) => Id)).toEqual(version?.Books?.map(({ Id }) => Id))
    const chapters = await data(getBookCatalog, { query: { bookId: BookId ?? 0, orgId: 1 } }, 'teacher')
    expect(chapters.reduce((sum, { Count }) => sum + (Count ?? 0), 0)).toBe(held)
    expect(await code(getBookCatalog, { query: { bookId: StageId ?? 0 } }, 'teacher')).toBe(404)
    expect(await code(getBook, { query: { versionId: 999_999 } }, 'teacher')).toBe(404)
    expect(await code(getVersionBooks, { params: { ...params, subjectId: 1 }, query: {} }, 'teacher')).toBe(
      404,
    )
  })

  test('counts in its menus what is listed, however it is narrowed', async () => {
    const items = await all()
    const [wanted] = items.filter(({ ChapterId, TagId }) => ChapterId !== 0 && TagId !== 0)
    if (!wanted) throw new Error('no file stands in a chapter')
    const suffix = wanted.Suffix ?? ''
    const narrowings = [
      { keyword: wanted.Name.slice(0, 2) },
      { keyword: 'zzz' },
      { suffix },
      { suffix: 'docx,pptx', userId: wanted.UserId ?? 0 },
      { tagId: wanted.TagId ?? 0 },
      { keyword: wanted.Name.slice(0, 4), suffix, tagId: wanted.TagId ?? 0, userId: wanted.UserId ?? 0 },
    ]
    const below = ({ Id, Children }: TreeNode): number[] => [Id, ...(Children ?? []).flatMap(below)]
    for (const narrowing of narrowings) {
      const asked: Record<string, string | number> = narrowing
      const listed = async (change: object) =>
        (
          await files({
            Keyword: asked['keyword'],
            Suffix: asked['suffix'],
            TagId: asked['tagId'],
            UserId: asked['userId'],
            ...change,
          })
        ).Items ?? []
      const found = await listed({})
      const query = { orgId: 1, ...narrowing }
      for (const stage of await data(getSchoolSubjectMenu, { query }, 'teacher')) {
        expect(stage.Count).toBe(found.filter(({ StageId }) => StageId === stage.Id).length)
        for (const { Id, Count } of stage.Children ?? [])
          expect(Count).toBe(found.filter(({ SubjectId }) => SubjectId === Id).length)
      }
      const params = { orgId: 1, stageId: wanted.StageId ?? 0, subjectId: wanted.SubjectId ?? 0 }
      for (const version of await data(getVersionBooks, { params, query: narrowing }, 'teacher')) {
        expect(version.Count).toBe(found.filter(({ VersionId }) => VersionId === version.Id).length)
        for (const { Id, Count } of version.Books ?? [])
          expect(Count).toBe(found.filter(({ BookId }) => BookId === Id).length)
      }
      const bookId = wanted.BookId ?? 0
      for (const chapter of await data(getBookCatalog, { query: { ...query, bookId } }, 'teacher'))
        expect(chapter.Count).toBe(
          found.filter(({ ChapterId }) => below(chapter).includes(ChapterId ?? 0)).length,
        )
      const places = [
        [{}, {}],
        [{ BookId: bookId }, { bookId }],
        [{ ChapterId: wanted.ChapterId ?? 0 }, { chapterId: wanted.ChapterId ?? 0 }],
      ] as const
      for (const [place, at] of places) {
        const there = { query: { ...query, ...at } }
        const ofAnyTag = await listed({ ...place, TagId: 0 })
        for (const { Id, Count } of await data(getContentTags, there, 'teacher'))
          expect(Count).toBe(ofAnyTag.filter(({ TagId }) => TagId === Id).length)
        const ofAnybody = await listed({ ...place, UserId: 0 })
        for (const { Id, Count } of await data(getSchoolUploaders, there, 'teacher'))
          expect(Count).toBe(ofAnybody.filter(({ UserId }) => UserId === Id).length)
      }
    }
  })

  test('refuses what can narrow nothing', async () => {
    for (const query of [{ tagId: -1 }, { userId: 2 ** 40 }, { stageId: 0.5 }, { chapterId: 1e300 }])
      expect(await code(getContentTags, { query: { orgId: 1, ...query } }, 'teacher')).toBe(400)
  })

  test('gives a file to look at, to keep, to like and to take along', async () => {
    const items = await all()
    const [first, second] = items.filter(({ Suffix }) => Suffix === 'pdf')
    if (!first || !second) throw new Error('there are too few files')
    expect(await data(getSchoolFileInfo, { query: { orgId: 1, Id: first.Id } }, 'teacher')).toEqual(first)
    const shown = await harness().app.inject({ method: 'GET', url: first.PreviewUrl ?? '' })
    expect([
      shown.statusCode,
      shown.headers['content-type'],
      shown.headers['x-content-type-options'],
    ]).toEqual([200, 'application/pdf', 'nosniff'])
    const keep = { body: { Name: '学校的', Hash: first.Hash ?? '' } }
    expect((await data(addPrivateFileContent, keep, 'teacher')).File).toMatchObject({ Name: '学校的.pdf' })
    await data(addFavorite, { body: { Type: 3, ContentId: first.ContentId ?? 0 } }, 'teacher')
    const again = await data(getSchoolFileInfo, { query: { orgId: 1, Id: first.Id } }, 'teacher')
    expect(again.IsFavorite).toBe(true)

    const Ids = [first.Id, second.Id]
    const pack = await data(packSchoolFiles, { body: { OrgId: 1, Ids } }, 'teacher')
    expect(pack).toMatchObject({
      Count: 2,
      Name: '青禾实验学校资源.zip',
      Size: (first.Size ?? 0) + (second.Size ?? 0),
    })
    const zip = await harness().app.inject({ method: 'GET', url: pack.Url })
    const unpacked = unzipSync(zip.rawPayload)
    expect(Object.keys(unpacked).sort()).toEqual([first.Name, second.Name].sort())
    expect(unpacked[first.Name]?.length).toBe(first.Size)
    harness().clock.forward(5 * 3600)
    expect((await harness().app.inject({ method: 'GET', url: pack.Url })).statusCode).toBe(410)
  })
})
