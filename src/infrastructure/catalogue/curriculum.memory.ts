import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import { CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { NOT_NARROWED } from '#domain/catalogue/menu-narrowing.ts'
import type { TagGroup } from '#domain/catalogue/tag-group.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { CATEGORIES } from '../memory/content/categories.ts'
import { chapterNodes, knowledgeNodes, subjectMenuOf, subjectNodes } from '../memory/content/curriculum.ts'
import { isOfType, libraryAt, RESOURCE_KINDS } from '../memory/content/library.ts'
import { bankTags } from '../memory/question-bank.backend.ts'
import { isLeftBy } from './list.memory.ts'

const withoutChildren = (nodes: readonly CurriculumNode[]): readonly CurriculumNode[] =>
  nodes.map((node) => ({ ...node, children: [] }))

/** Kinds of resources; several can be wanted at once. */
const tagGroupsOf = (type: ContentType): readonly TagGroup[] =>
  type === CONTENT_TYPE.resource
    ? [
        {
          code: 'kind',
          name: '类型',
          multiple: true,
          tags: RESOURCE_KINDS.map(([name], index) => ({ id: index + 1, name, count: 0 })),
        },
      ]
    : []

export const memoryCurriculum = (backend: MemoryBackend, caller: Caller): CurriculumPort => {
  const contentsOf = (type: ContentType | 0, narrowing = NOT_NARROWED) =>
    libraryAt(backend.now()).filter(isOfType(type)).filter(isLeftBy(narrowing))
  const ask = <T>(call: string, signal: AbortSignal, answer: () => T) =>
    backend.request<T>({
      call: `curriculum.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (): Result<T, never> => success(answer()),
    })
  return {
    categoryMenu: (code, signal, narrowing) =>
      ask('categoryMenu', signal, () => {
        const category = CATEGORIES.find((known) => known.code === code)
        return category === undefined ? [] : subjectNodes(contentsOf(category.type, narrowing))
      }),
    level: (parentId, type, signal, narrowing) =>
      ask('level', signal, () => {
        const stages = subjectNodes(contentsOf(type, narrowing))
        if (parentId === 0) return withoutChildren(stages)
        return withoutChildren(stages.find(({ id }) => id === parentId)?.children ?? [])
      }),
    subjectMenu: (_, subjectId, signal) =>
      ask('subjectMenu', signal, () => subjectMenuOf(contentsOf(0), subjectId)),
    chapters: (bookId, type, signal, narrowing) =>
      ask('chapters', signal, () => chapterNodes(contentsOf(0), contentsOf(type, narrowing), bookId)),
    knowledge: (rootId, _, signal) => ask('knowledge', signal, () => knowledgeNodes(rootId)),
    tags: (_, type, signal) => ask('tags', signal, () => tagGroupsOf(type)),
    subjectTags: (_, subjectId, type, signal) =>
      ask('subjectTags', signal, () =>
        type === CONTENT_TYPE.question ? bankTags(subjectId) : tagGroupsOf(type),
      ),
  }
}
