import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideCourseFiling } from '#application/studio/course-filing.provide.ts'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { failed, success } from '#domain/kernel/result.ts'

const node = (id: number, name: string, children: readonly CurriculumNode[] = []): CurriculumNode => ({
  id,
  name,
  kind: 'knowledge',
  count: null,
  hasChildren: children.length > 0,
  children,
})

const ROW = { code: 'lesson-kind', name: '课型', multiple: false, tags: [{ id: 7, name: '新授课' }] }
const things = { tags: async () => success([ROW]) }

const filed = async (
  curriculum: Parameters<typeof provideCourseFiling>[0],
  input = { stageId: 2, subjectId: 20 },
) => {
  const actor = createActor(provideCourseFiling(curriculum, things), { input }).start()
  return waitFor(actor, (filing) => !filing.hasTag('busy'))
}

const curriculumOf = (knowledgeRootId: number) => {
  const asked: number[] = []
  return {
    asked,
    subjectMenu: async () => success({ versions: [], knowledgeRootId }),
    knowledge: async (rootId: number) => {
      asked.push(rootId)
      return success([node(1, '力学', [node(2, '浮力')])])
    },
  }
}

describe('what a course of a subject can be found by', () => {
  it('is its knowledge points, each below what holds it, and the rows of tags', async () => {
    const { context } = await filed(curriculumOf(20))
    expect(context.filing).toEqual({
      knowledge: [
        { id: 1, name: '力学', depth: 0 },
        { id: 2, name: '浮力', depth: 1 },
      ],
      rows: [ROW],
    })
  })

  it('is the tags alone where the subject has no knowledge points, or none is chosen', async () => {
    const curriculum = curriculumOf(0)
    expect((await filed(curriculum)).context.filing).toEqual({ knowledge: [], rows: [ROW] })
    const nowhere = await filed(curriculumOf(20), { stageId: 0, subjectId: 0 })
    expect(nowhere.context.filing).toEqual({ knowledge: [], rows: [ROW] })
    expect(curriculum.asked).toEqual([])
  })

  it('is not known while one of them cannot be read', async () => {
    const away = { kind: 'unreachable' } as const
    const broken = { ...curriculumOf(20), knowledge: async () => failed(away) }
    expect((await filed(broken)).context).toMatchObject({ filing: null, failure: away })
  })
})
