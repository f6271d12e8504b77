import { describe, expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { listOf } from '#domain/catalogue/list-query.ts'
import { axiosCurriculum } from '#infrastructure/catalogue/curriculum.axios.ts'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import { axiosList } from '#infrastructure/catalogue/list.axios.ts'
import { axiosResource } from '#infrastructure/catalogue/resource.axios.ts'
import { axiosCourse } from '#infrastructure/course/course.axios.ts'
import { axiosHomeLive } from '#infrastructure/live/home-live.axios.ts'
import { axiosOwnFiles } from '#infrastructure/private-file/own-file.axios.ts'
import { canned, noAbort, ok } from '../http/canned.ts'

/** R-wire-6: what only this project names may be missing, and takes nothing else away. */
describe('an answer that leaves out what the specification does not name', () => {
  const NAMELESS = [{ Id: 5 }, { Id: 6, Name: null, Type: null }, { Id: 7, Name: '浮力', Type: 3 }]

  it('lists contents without a name or a type as those of the list that was asked for', async () => {
    for (const [type, name] of [
      [CONTENT_TYPE.recorded, '课程视频'],
      [CONTENT_TYPE.live, '课程直播'],
      [CONTENT_TYPE.resource, '资料库'],
    ] as const) {
      const { http } = canned(ok({ Items: NAMELESS }))
      const read = await axiosList(http).page(listOf(type), noAbort())
      expect(
        read.ok && read.value.page.items.map(({ content }) => [content.id, content.type, content.name]),
      ).toEqual([
        [5, type, name],
        [6, type, name],
        [7, CONTENT_TYPE.resource, '浮力'],
      ])
    }
  })

  it('leaves out contents of a type that nobody knows, and keeps the others', async () => {
    const items = [
      { Id: 5, Type: 9, Name: '未来' },
      { Id: 6, Type: 0, Name: '无' },
      { Id: 7, Name: '浮力' },
    ]
    const list = await axiosList(canned(ok({ Items: items })).http).page(listOf(1), noAbort())
    expect(list.ok && list.value.page.items.map(({ content }) => content.id)).toEqual([7])
    const live = await axiosHomeLive(canned(ok(items)).http).homeLives(5, noAbort())
    expect(live.ok && live.value.map(({ id, type }) => [id, type])).toEqual([[7, CONTENT_TYPE.live]])
    const home = canned(ok({ Classifies: [{ Id: 1, Type: 1, Items: items }] })).http
    const blocks = await axiosHome(home).content({ stageId: 0, subjectId: 0 }, noAbort())
    expect(blocks.ok && blocks.value.blocks[0]?.items.map(({ id }) => id)).toEqual([7])
  })

  it('shows a course whose chapters, sections and teachers have no more than ids', async () => {
    const detail = {
      Id: 5,
      Teachers: [{ Id: 1 }],
      Chapters: [{ Id: 2, Sections: [{ Id: 3 }, { Id: 4, SectionType: 9 }] }],
    }
    for (const [type, kind] of [
      [CONTENT_TYPE.recorded, 'video'],
      [CONTENT_TYPE.live, 'live'],
    ] as const) {
      const read = await axiosCourse(canned(ok(detail)).http).course({ id: 5, type }, noAbort())
      const course = read.ok ? read.value : null
      expect(course?.card.type).toBe(type)
      expect(course?.chapters[0]?.sections.map((section) => [section.id, section.kind])).toEqual([[3, kind]])
      expect(course?.teachers.map(({ id, name }) => [id, name])).toEqual([[1, '']])
    }
  })

  it('shows a resource whose files have no name, trees whose nodes have none, and folders likewise', async () => {
    const resource = { Id: 5, Files: [{ Id: 1, Url: '/a.pdf' }], Related: [{ Id: 8 }] }
    const read = await axiosResource(canned(ok(resource)).http).resource(5, noAbort())
    expect(
      read.ok && [read.value.card.type, read.value.files.map(({ name }) => name), read.value.related.length],
    ).toEqual([CONTENT_TYPE.resource, [''], 1])
    const tree = [{ Id: 1, Children: [{ Id: 2, Name: '数学' }] }]
    const nodes = await axiosCurriculum(canned(ok(tree)).http).level(0, 1, noAbort())
    expect(nodes.ok && nodes.value.map(({ name, children }) => [name, children[0]?.name])).toEqual([
      ['', '数学'],
    ])
    const versions = { Versions: [{ Id: 1, Books: [{ Id: 2 }] }] }
    const menu = await axiosCurriculum(canned(ok(versions)).http).subjectMenu(1, 2, noAbort())
    expect(menu.ok && menu.value.versions[0]?.children[0]?.id).toBe(2)
    const own = { Directories: [{ Id: 4 }], Files: { Items: [{ Id: 9 }] } }
    const query = { folder: 0, bin: false, keyword: '', order: 'latest', page: 1 } as const
    const view = await axiosOwnFiles(canned(ok(own)).http).view(query, noAbort())
    expect(view.ok).toBe(true)
  })

  it('offers no tag without a name, and no banner without a picture', async () => {
    const rows = [
      { Code: 'kind', Tags: [{ TagId: 1 }, { TagId: 2, Name: '课件' }] },
      { Tags: [{ TagId: 3 }] },
    ]
    const tags = await axiosCurriculum(canned(ok(rows)).http).tags(0, 3, noAbort())
    expect(tags.ok && tags.value.map((row) => row.tags.map(({ id }) => id))).toEqual([[2]])
    const banners = await axiosHome(canned(ok([{ Id: 1 }, { Id: 2, ImageUrl: '/b.png' }])).http).banners(
      noAbort(),
    )
    expect(banners.ok && banners.value.map(({ id }) => id)).toEqual([2])
  })
})
