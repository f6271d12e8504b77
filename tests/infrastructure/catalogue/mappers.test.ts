import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axiosCategories } from '#infrastructure/catalogue/category.axios.ts'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { axiosHomeLive } from '#infrastructure/live/home-live.axios.ts'
import { axiosHotSearch } from '#infrastructure/search/hot-search.axios.ts'
import { axiosSession } from '#infrastructure/session/session.axios.ts'
import { canned, noAbort, ok } from '../http/canned.ts'

const bareCard = { Id: 5, Type: 1, Name: '浮力' }

const NONE = { id: 0, name: '' }
const card = {
  id: 5,
  type: 1,
  name: '浮力',
  coverUrl: '',
  summary: '',
  place: { stage: NONE, subject: NONE, grade: NONE, version: NONE, book: NONE, chapter: NONE },
  tags: [],
  teacherName: '',
  organisationName: '',
  suffix: '',
  fileSize: 0,
  duration: 0,
  sectionCount: 0,
  questionCount: 0,
  viewCount: 0,
  downloadCount: 0,
  favouriteCount: 0,
  commentCount: 0,
  favourite: false,
  progress: 0,
  cancelled: false,
  reserved: null,
  liveStatus: 'none',
  startTime: '',
  endTime: '',
  updateTime: '',
}

describe('categories', () => {
  it('come by Sort, without the types that nobody knows, visible unless said otherwise', async () => {
    const { http } = canned(
      ok([
        { Id: 2, Name: '直播', Type: 2, Sort: 2, Show: false, Code: 'live' },
        { Id: 9, Name: '未来', Type: 9, Sort: 0 },
        { Id: 1, Name: '视频', Type: 1, Sort: 1, Children: [{ Id: 11, Name: '微课', Type: 1 }] },
      ]),
    )
    const child = { id: 11, name: '微课', type: 1, code: '', visible: true, children: [] }
    expect(await axiosCategories(http).categories(noAbort())).toEqual({
      ok: true,
      value: [
        { id: 1, name: '视频', type: 1, code: '', visible: true, children: [child] },
        { id: 2, name: '直播', type: 2, code: 'live', visible: false, children: [] },
      ],
    })
  })

  it('with a Name and a Type only are taken, and told apart', async () => {
    const { http } = canned(
      ok([
        { Name: '课程视频', Type: 1, Children: [{ Name: '小学', Type: 1 }] },
        { Name: '微课', Type: 1, Show: 1 },
        { Name: '题库', Type: 4, Show: 0 },
      ]),
    )
    const read = await axiosCategories(http).categories(noAbort())
    const found = read.ok ? read.value : []
    expect(found.map(({ name, type, visible, children }) => ({ name, type, visible, children }))).toEqual([
      { name: '课程视频', type: 1, visible: true, children: [] },
      { name: '微课', type: 1, visible: true, children: [] },
      { name: '题库', type: 4, visible: false, children: [] },
    ])
    expect(new Set(found.map(({ id }) => id)).size).toBe(3)
  })
})

describe('banners', () => {
  it('come by Sort with whole addresses and only links that lead somewhere', async () => {
    const image = { ImageUrl: '/b.png' }
    const { http } = canned(
      ok([
        { Id: 3, ...image, Sort: 3, LinkType: 2, LinkUrl: 'javascript:alert(1)' },
        {
          Id: 2,
          ...image,
          Sort: 2,
          LinkType: 2,
          LinkUrl: 'https://www.smartedu.cn',
          MobileImageUrl: '/m.png',
        },
        { Id: 1, ...image, Sort: 1, LinkType: 1, LinkUrl: '/list?type=1', Title: '备课季' },
        { Id: 4, ...image, Sort: 4, LinkType: 0, LinkUrl: '/list' },
        { Id: 5, ...image, Sort: 5, LinkType: 1, LinkUrl: '//evil.example' },
      ]),
    )
    const imageUrl = 'https://api.example.cn/b.png'
    const plain = { title: '', imageUrl, mobileImageUrl: imageUrl, link: { kind: 'none' } }
    expect(await axiosHome(http).banners(noAbort())).toEqual({
      ok: true,
      value: [
        { ...plain, id: 1, title: '备课季', link: { kind: 'inside', address: '/list?type=1' } },
        {
          ...plain,
          id: 2,
          mobileImageUrl: 'https://api.example.cn/m.png',
          link: { kind: 'outside', address: 'https://www.smartedu.cn' },
        },
        { ...plain, id: 3 },
        { ...plain, id: 4 },
        { ...plain, id: 5 },
      ],
    })
  })
})

describe('home content', () => {
  it('stays useful with no more than the specification names', async () => {
    const { http } = canned(
      ok({
        Classifies: [
          { Id: 1, Type: 1, Items: [bareCard] },
          { Id: 7, Type: 7 },
        ],
      }),
    )
    expect(await axiosHome(http).content({ stageId: 0, subjectId: 0 }, noAbort())).toEqual({
      ok: true,
      value: {
        blocks: [{ id: 1, name: '课程视频', tagId: 0, type: 1, visible: true, items: [card] }],
        continueItems: [],
      },
    })
  })

  it('says where a learner stopped', async () => {
    const Record = {
      RecordSectionId: 3,
      RecordChapterId: 2,
      Progress: 140,
      ProgressTime: 760,
      UpdateTime: 'yesterday',
    }
    const { http, sent } = canned(ok({ Classifies: [], Continue: [{ ...bareCard, Record }] }))
    expect(await axiosHome(http).content({ stageId: 2, subjectId: 0 }, noAbort())).toEqual({
      ok: true,
      value: {
        blocks: [],
        continueItems: [
          {
            content: card,
            courseId: 5,
            chapterId: 2,
            sectionId: 3,
            position: 760,
            progress: 100,
            updateTime: '',
          },
        ],
      },
    })
    expect(sent[0]?.params).toEqual({ stageId: 2 })
  })
})

describe('a card', () => {
  it('keeps everything the wire says of it', async () => {
    const wire = {
      ...bareCard,
      Type: 2,
      CoverUrl: '/c.png',
      Summary: '四个实验',
      StageId: 2,
      StageName: '初中',
      SubjectId: 4,
      SubjectName: '物理',
      Tags: [{ TagId: 1, Name: '课件' }],
      TeacherName: '陈晓岚',
      OrgName: '江城第一中学',
      Suffix: '.PPTX',
      FileSize: 2048,
      Duration: 3600,
      SectionCount: 7,
      QuestionCount: 16,
      ViewCount: 12_000,
      DownloadCount: 3,
      FavoriteCount: 4,
      CommentCount: -5,
      IsFavorite: true,
      Progress: 62,
      LiveStatus: 4,
      IsCancelled: true,
      StartTime: '2026-09-03T02:20:00Z',
      EndTime: '2026-09-03T03:20:00Z',
      UpdateTime: '2026-09-04T02:20:00Z',
    }
    const { http } = canned(ok([wire]))
    expect(await axiosHomeLive(http).homeLives(5, noAbort())).toEqual({
      ok: true,
      value: [
        {
          ...card,
          type: 2,
          coverUrl: 'https://api.example.cn/c.png',
          summary: '四个实验',
          place: { ...card.place, stage: { id: 2, name: '初中' }, subject: { id: 4, name: '物理' } },
          tags: [{ id: 1, name: '课件' }],
          teacherName: '陈晓岚',
          organisationName: '江城第一中学',
          suffix: 'pptx',
          fileSize: 2048,
          duration: 3600,
          sectionCount: 7,
          questionCount: 16,
          viewCount: 12_000,
          downloadCount: 3,
          favouriteCount: 4,
          favourite: true,
          progress: 62,
          cancelled: true,
          liveStatus: 'replay',
          startTime: '2026-09-03T02:20:00Z',
          endTime: '2026-09-03T03:20:00Z',
          updateTime: '2026-09-04T02:20:00Z',
        },
      ],
    })
  })

  it('of an unknown live status has none', async () => {
    const { http } = canned(ok([{ ...bareCard, LiveStatus: 99 }]))
    expect(await axiosHomeLive(http).homeLives(5, noAbort())).toEqual({ ok: true, value: [card] })
  })
})

it('hot terms are trimmed, told once and at most ten', async () => {
  const { http } = canned(ok([' 浮力 ', '浮力', '', ...Array.from({ length: 12 }, (_, at) => `词${at}`)]))
  expect(await axiosHotSearch(http).hotTerms(1, noAbort())).toEqual({
    ok: true,
    value: ['浮力', ...Array.from({ length: 9 }, (_, at) => `词${at}`)],
  })
})

describe('whatever a Data holds', () => {
  /** Values of the wire's own kinds in the wire's own names, so that many of them fit. */
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer({ min: -3, max: 9 }),
    fc.constantFrom('', '/x', '课', null),
  )
  const names = [
    'Id',
    'Type',
    'Name',
    'Sort',
    'LinkUrl',
    'ImageUrl',
    'LiveStatus',
    'StartTime',
    'MenuName',
    'Parameter',
  ]
  const thing = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 })
  const data = fc.oneof(
    fc.jsonValue(),
    fc.array(thing),
    fc.record(
      {
        Classifies: fc.array(thing),
        Continue: fc.array(thing),
        RoleIsShowMenus: fc.array(thing),
        RoleAnys: thing,
      },
      { requiredKeys: [] },
    ),
  )

  it('every adapter answers a success or a failure, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(data, async (Data) => {
        const { http } = canned(ok(Data))
        const signal = noAbort()
        const answers = await Promise.all([
          axiosCategories(http).categories(signal),
          axiosHome(http).banners(signal),
          axiosHome(http).content({ stageId: 0, subjectId: 0 }, signal),
          axiosHomeLive(http).homeLives(4, signal),
          axiosHotSearch(http).hotTerms(1, signal),
          axiosSession(http).currentUser(signal),
          axiosSession(http).keepAlive(signal),
          axiosSession(http).signOut(signal),
        ])
        for (const answer of answers)
          expect(answer.ok || ['unreadable', 'rejected'].includes(answer.failure.kind)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
