import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  detailsHeadMenu,
  detailsLeftMenu,
  headTag,
  leftMenu,
  leftSubtree,
  leftTree,
  type TreeNode,
} from '#contract/curriculum.ts'
import { resourceContentList } from '#contract/resource.ts'
import { content } from '#server/db/schema/content.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

type Persona = 'teacher' | 'noOrganisation'

onEachEngine('the menus of the curriculum', (harness, alike) => {
  const tokens = new Map<Persona, string>()
  const get = async (path: string, persona: Persona = 'teacher') => {
    const token = tokens.get(persona) ?? (await harness().ask.tokenOf(persona))
    tokens.set(persona, token)
    return harness().ask.get(path, token)
  }
  const data = async <S extends z.ZodMiniType>(shape: S, path: string, persona?: Persona) => {
    const { status, body } = await get(path, persona)
    expect([status, body.Code, body.Message], path).toEqual([200, 200, ''])
    return z.parse(shape, body.Data)
  }
  const level = (id: number, query = '', persona?: Persona) =>
    data(leftTree.data, `/api/user/xkw/lefttree/${id}${query}`, persona)
  const whole = (id: number, type: 1 | 2, query = '') =>
    data(leftSubtree.data, `/api/user/xkw/lefttree/${id}/${type}${query}`)
  const total = async (query: string) =>
    (await data(resourceContentList.data, `${resourceContentList.path}?${query}&PageSize=1`)).TotalCount
  const named = (nodes: readonly TreeNode[], name: string): TreeNode => {
    const found = nodes.find(({ Name }) => Name === name)
    if (!found) throw new Error(`there is no ${name} among ${nodes.map(({ Name }) => Name).join('、')}`)
    return found
  }
  const juniorMath = async () => named(await level(named(await level(0), '初中').Id), '数学').Id

  test('lead from the stages down to the sections, each with what a list of it would show', async () => {
    const stages = await level(0, '?contentType=3')
    expect(stages.map(({ Name, NodeType, HasChildren }) => [Name, NodeType, HasChildren])).toEqual([
      ['小学', 1, true],
      ['初中', 1, true],
      ['高中', 1, true],
    ])
    const path = ['初中', '数学', '人教版', '八年级下册（2012版）', '第十七章 勾股定理', '17.1 勾股定理']
    const fields = ['StageId', 'SubjectId', 'VersionId', 'BookId', 'ChapterId', 'ChapterId']
    const asked: string[] = []
    let nodes = stages
    for (const [index, name] of path.entries()) {
      const node = named(nodes, name)
      const query = [...asked, `${fields[index]}=${node.Id}`].join('&')
      expect([name, node.NodeType, node.Count]).toEqual([
        name,
        Math.min(index + 1, 5),
        await total(`Type=3&${query}`),
      ])
      expect(node.Count).toBeGreaterThan(0)
      expect(node.HasChildren).toBe(index < path.length - 1)
      nodes = await level(node.Id, '?contentType=3')
    }
    expect(nodes).toEqual([])
  })

  test('a whole tree counts as its levels do, every node once', async () => {
    const subject = await juniorMath()
    const tree = await whole(subject, 1, '?contentType=3')
    const ids: number[] = []
    const walk = async (nodes: readonly TreeNode[], parent: number, depth: number): Promise<void> => {
      const flat = nodes.map(({ Children, Level, ...node }) => ({ ...node, Children: [], Level: 1 }))
      if (depth <= 3) expect(flat).toEqual(await level(parent, '?contentType=3'))
      for (const node of nodes) {
        ids.push(node.Id)
        expect(node.Level).toBe(depth)
        await walk(node.Children ?? [], node.Id, depth + 1)
      }
    }
    await walk(tree, subject, 1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('knowledge points are a tree of the subject, and hold the contents that are about them', async () => {
    const subject = await juniorMath()
    const points = await whole(subject, 2)
    expect(points.every(({ NodeType }) => NodeType === 6)).toBe(true)
    const field = named(points, '图形的性质')
    const point = named(field.Children ?? [], '勾股定理')
    expect(field.Count).toBe(field.Children?.reduce((sum, { Count }) => sum + (Count ?? 0), 0))
    expect(point.Count).toBeGreaterThan(2)
    const page = await data(
      resourceContentList.data,
      `${resourceContentList.path}?Type=0&KnowId=${field.Id}&PageSize=100`,
    )
    expect(page.TotalCount).toBe(field.Count)
    const own = page.Items?.filter(({ KnowId }) => KnowId === point.Id)
    expect(own?.length).toBe(point.Count)
    expect(own?.every(({ KnowName }) => KnowName === '勾股定理')).toBe(true)
    expect(await level(field.Id)).toEqual(field.Children?.map((it) => ({ ...it, Level: 1 })))
    expect((await level(subject)).some(({ NodeType }) => NodeType === 6)).toBe(false)
  })

  test('count only what the asker may see', async () => {
    const { db } = harness().database
    const count = async (persona: Persona) => named(await level(0, '', persona), '初中').Count ?? 0
    const before = [await count('teacher'), await count('noOrganisation')] as const
    const [own, gone] = await db
      .select({ id: content.id })
      .from(content)
      .where(eq(content.stageId, 2))
      .limit(2)
    await db
      .update(content)
      .set({ schoolOnly: true, organisationId: 1 })
      .where(inArray(content.id, [own?.id ?? 0]))
    await db
      .update(content)
      .set({ withdrawnAt: new Date() })
      .where(inArray(content.id, [gone?.id ?? 0]))
    expect([await count('teacher'), await count('noOrganisation')]).toEqual([before[0] - 1, before[1] - 2])
    await db
      .update(content)
      .set({ schoolOnly: false, withdrawnAt: null })
      .where(inArray(content.id, [own?.id ?? 0, gone?.id ?? 0]))
  })

  test('the versions of a subject with their books, and where to begin', async () => {
    const subject = await juniorMath()
    const menu = await data(detailsLeftMenu.data, `/api/user/xkw/detailsleftmenu/2/${subject}`)
    expect(menu.Versions?.map(({ Name, Books }) => [Name, Books?.length])).toEqual([
      ['人教版', 6],
      ['北师大版', 6],
      ['苏科版', 3],
    ])
    expect(menu.Versions?.[0]?.Books?.[0]).toMatchObject({ Name: '七年级上册（2012版）', GradeId: 7 })
    expect(menu.KnowRootId).toBe(subject)
    expect(menu.DefaultBookId).toBe(menu.Versions?.[0]?.Books?.[0]?.Id)
  })

  test('what is below a category, a stage and a subject, by their codes', async () => {
    const menu = (code: string) => data(leftMenu.data, `/api/user/data/leftmenu/${code}`)
    const resources = await menu('resource')
    expect(resources.map(({ Name }) => Name)).toEqual(['小学', '初中', '高中'])
    for (const stage of resources)
      expect(stage.Children?.every(({ Count, NodeType }) => (Count ?? 0) > 0 && NodeType === 2)).toBe(true)
    expect((await menu('question'))[1]?.Children?.length).toBeGreaterThan(10)
    expect((await menu('junior')).map(({ NodeType }) => NodeType)).toContain(2)
    expect((await menu('junior-math')).map(({ Name }) => Name)).toEqual(['人教版', '北师大版', '苏科版'])
  })

  alike('rows of tags hold what is there, and a list of each has as many', async () => {
    const subject = await juniorMath()
    const rows = await data(detailsHeadMenu.data, `/api/user/xkw/detailsheadmenu/2/${subject}/3`)
    expect(rows.map(({ Code, Name, Multiple }) => [Code, Name, Multiple])).toEqual([
      ['resource-kind', '类型', false],
      ['grade', '年级', true],
      ['format', '格式', true],
    ])
    for (const { TagId, Count } of rows.flatMap(({ Tags }) => Tags ?? [])) {
      expect(Count).toBeGreaterThan(0)
      expect(await total(`Type=3&SubjectId=${subject}&tagIds=${TagId}`)).toBe(Count)
    }
    expect(await data(headTag.data, `/api/user/data/headtag/${subject}/3`)).toEqual(rows)
    const courses = await data(headTag.data, '/api/user/data/headtag/0/1')
    expect(courses.map(({ Name }) => Name)).toEqual(['课型', '年级'])
    const questions = await data(headTag.data, '/api/user/data/headtag/0/4')
    expect(questions.map(({ Name }) => Name)).toEqual(['年级'])
  })

  alike('tags of one row are joined by or, rows by and; no content carries what is no tag', async () => {
    const rows = await data(headTag.data, '/api/user/data/headtag/0/3')
    const [kind, other] = rows[0]?.Tags ?? []
    const [grade] = rows[1]?.Tags ?? []
    const ids = (tags: readonly ({ TagId: number } | undefined)[]) =>
      total(`Type=3&tagIds=${tags.map((tag) => tag?.TagId).join(',')}`)
    expect(await ids([kind, other])).toBe((kind?.Count ?? 0) + (other?.Count ?? 0))
    const both = await ids([kind, grade])
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThan(Math.min(kind?.Count ?? 0, grade?.Count ?? 0))
    expect(await ids([{ TagId: 2_000_000 }])).toBe(0)
  })

  test.each([
    ['/api/user/xkw/lefttree/99999999', 404],
    ['/api/user/xkw/lefttree/99999999/1', 404],
    ['/api/user/xkw/lefttree/1/3', 400],
    ['/api/user/xkw/lefttree/-1', 400],
    ['/api/user/xkw/lefttree/1?contentType=9', 400],
    ['/api/user/xkw/lefttree/99999999999', 400],
    ['/api/user/xkw/detailsleftmenu/1/1', 404],
    ['/api/user/xkw/detailsheadmenu/1/1/1', 404],
    ['/api/user/data/leftmenu/nothing', 404],
    ['/api/user/data/leftmenu/junior-nothing', 404],
    ['/api/user/data/headtag/0/0', 400],
    ['/api/user/data/headtag/99999999/1', 404],
  ])('%s is refused with %i', async (path, code) => {
    const { status, body } = await get(path)
    expect([status, body.Code, body.Data]).toEqual([200, code, null])
    expect((await harness().ask.get(path)).status).toBe(401)
  })
})
