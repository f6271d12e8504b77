import { describe, expect, it } from 'vitest'
import { type ListQuery, listOf } from '#domain/catalogue/list-query.ts'
import { nodesOf, subjectMenuOf, tagGroupsOf } from '#infrastructure/catalogue/curriculum.axios.ts'
import { axiosList, listResultOf } from '#infrastructure/catalogue/list.axios.ts'
import type { Http } from '#infrastructure/http/http.ts'
import { noAbort } from '#tests/contracts/support/backend.ts'

const asked = async (query: ListQuery) => {
  const calls: { readonly path: string; readonly request: unknown }[] = []
  const http = {
    call: async (call: { path: string }, request: unknown) => {
      calls.push({ path: call.path.split('/').at(-1) ?? '', request })
      return { ok: true, value: {} }
    },
    fileAddress: (address: string) => address,
  } as unknown as Http
  await axiosList(http).page(query, noAbort())
  return calls
}

const narrowed = {
  ...listOf(1),
  stage: 2,
  subject: 20,
  book: 40,
  chapter: 50,
  tags: [3, 7],
  page: 2,
} as const
const scope = { StageId: 2, SubjectId: 20, BookId: 40, ChapterId: 50 }
const paged = { PageIndex: 2, PageSize: 18, Sort: 0 }

describe('a list asks', () => {
  it.each([
    [narrowed, 'getstructurepagelist', { body: { ...paged, ...scope, RightIds: [3, 7] } }],
    [
      { ...listOf(2), status: 'replay', sort: 'newest', view: 'row' },
      'getslivepagelist',
      { body: { PageIndex: 1, PageSize: 20, Sort: 1, LiveStatus: 4 } },
    ],
    [
      { ...narrowed, type: 3 },
      'resourcescontentlist',
      { query: { ...paged, ...scope, Type: 3, tagIds: '3,7' } },
    ],
    [
      { ...listOf(4), chapter: 0, knowledge: 9 },
      'resourcescontentlist',
      { query: { PageIndex: 1, PageSize: 10, Sort: 0, KnowId: 9, Type: 4 } },
    ],
    [
      { ...narrowed, keyword: '函数' },
      'getsearchlist',
      { body: { ...paged, ...scope, Keyword: '函数', Type: 1, TagIds: [3, 7] } },
    ],
    [
      { ...listOf(1), type: 0, keyword: 'x', sort: 'downloads' },
      'getsearchlist',
      { body: { PageIndex: 1, PageSize: 18, Sort: 3, Keyword: 'x' } },
    ],
  ] as const)('%j by the call of its type, and says nothing of what is 0', async (query, path, request) => {
    expect(await asked(query)).toEqual([{ path, request }])
  })
})

describe('an answer', () => {
  it('of a backend that says nothing but its items is a list', () => {
    expect(listResultOf({ Items: [] }, listOf(1), String)).toEqual({
      page: { index: 1, size: 18, total: 0, items: [] },
      capped: false,
      typeCounts: [],
      suggestions: [],
    })
  })

  it('is read with what the search says of it; counts of unknown types are left out', () => {
    const wire = {
      TotalCount: 1000,
      IsTotalCapped: true,
      TypeCounts: [
        { Type: 3, Count: 5 },
        { Type: 9, Count: 7 },
      ],
      Suggest: [' 勾股 ', '勾股', '', '钩股'],
      Items: [{ Id: 7, Type: 3, Name: '勾股定理', NameHtml: '<em>勾股</em>定理', IsReserved: null }],
    }
    const { page, ...rest } = listResultOf(wire, { ...listOf(3), keyword: '钩股' }, String)
    expect(rest).toEqual({ capped: true, typeCounts: [{ type: 3, count: 5 }], suggestions: ['勾股'] })
    expect([page.total, page.items[0]?.title]).toEqual([
      1000,
      [
        { text: '勾股', matched: true },
        { text: '定理', matched: false },
      ],
    ])
  })
})

describe('the menus', () => {
  it('are nodes by Sort, of the level they stand on where they do not say which', () => {
    expect(
      nodesOf([
        { Id: 2, Name: '初中', Sort: 2, Count: 4, Children: [{ Id: 20, Name: '数学' }] },
        { Id: 1, Name: '小学', Sort: 1, HasChildren: true },
      ]),
    ).toEqual([
      { id: 1, name: '小学', kind: 'stage', count: null, hasChildren: true, children: [] },
      {
        id: 2,
        name: '初中',
        kind: 'stage',
        count: 4,
        hasChildren: true,
        children: [{ id: 20, name: '数学', kind: 'subject', count: null, hasChildren: false, children: [] }],
      },
    ])
    expect(nodesOf([{ Id: 5, Name: '一', NodeType: 6 }], 4)[0]?.kind).toBe('knowledge')
  })

  it('of a subject may be missing altogether', () => {
    expect(subjectMenuOf({})).toEqual({ versions: [], knowledgeRootId: 0 })
  })

  it('of tags are rows with something in them, by their name where they have no code', () => {
    expect(
      tagGroupsOf([
        { Name: '空' },
        { Name: '类型', Multiple: true, Tags: [{ TagId: 3, Name: '课件', Count: 2 }] },
      ]),
    ).toEqual([{ code: '类型', name: '类型', multiple: true, tags: [{ id: 3, name: '课件', count: 2 }] }])
  })
})
