import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import {
  type ManagedNode,
  nodeIn,
  type SubjectChoice,
  type TreePlace,
} from '#domain/frame/curriculum-tree.ts'
import type { MemoryBackend } from './backend.ts'
import { chapterNodes, knowledgeNodes, subjectMenuOf, subjectNodes } from './content/curriculum.ts'
import { libraryAt } from './content/library.ts'

/** The trees of the demonstration as they are managed. */
interface MemoryCurriculum {
  nodes: readonly ManagedNode[]
  /** Null for no such subject. */
  treeOf(place: TreePlace): readonly ManagedNode[] | null
  subjects(): readonly SubjectChoice[]
  placeOf(node: ManagedNode): TreePlace
}

const flat = (nodes: readonly CurriculumNode[], parentId: number): readonly ManagedNode[] =>
  nodes.flatMap(({ id, name, kind, count, children }) => [
    { id, parentId, kind, name, gradeId: 0, rowVersion: 1, count: count ?? 0, otherCount: 0 },
    ...flat(children, id),
  ])

const firstNodes = (backend: MemoryBackend): readonly ManagedNode[] => {
  const contents = libraryAt(backend.now())
  const stages = flat(subjectNodes(contents), 0)
  const subjects = stages.filter(({ kind }) => kind === 'subject')
  return [
    ...stages,
    ...subjects.flatMap(({ id }) => {
      const { versions, knowledgeRootId } = subjectMenuOf(contents, id)
      const books = versions.flatMap(({ children }) => children)
      return [
        ...flat(versions, id),
        ...books.flatMap((book) => flat(chapterNodes(contents, contents, book.id), book.id)),
        ...flat(knowledgeNodes(knowledgeRootId), id),
      ]
    }),
  ]
}

const DATA = new WeakMap<MemoryBackend, MemoryCurriculum>()

const begun = (backend: MemoryBackend): MemoryCurriculum => {
  const curriculum: MemoryCurriculum = {
    nodes: firstNodes(backend),
    treeOf: ({ kind, subjectId }) => {
      const isFrame = (node: ManagedNode) => node.kind === 'stage' || node.kind === 'subject'
      if (kind === 'stages') return curriculum.nodes.filter(isFrame)
      if (nodeIn(curriculum.nodes, subjectId)?.kind !== 'subject') return null
      return curriculum.nodes.filter(
        (node) =>
          !isFrame(node) &&
          (node.kind === 'knowledge') === (kind === 'knowledge') &&
          curriculum.placeOf(node).subjectId === subjectId,
      )
    },
    subjects: () =>
      curriculum.nodes
        .filter(({ kind }) => kind === 'subject')
        .map(({ id, name, parentId }) => ({
          id,
          name,
          stageName: nodeIn(curriculum.nodes, parentId)?.name ?? '',
        })),
    placeOf: (node) => {
      if (node.kind === 'stage' || node.kind === 'subject') return { kind: 'stages', subjectId: 0 }
      let at: ManagedNode | undefined = node
      while (at !== undefined && at.kind !== 'subject') at = nodeIn(curriculum.nodes, at.parentId)
      return { kind: node.kind === 'knowledge' ? 'knowledge' : 'textbooks', subjectId: at?.id ?? 0 }
    },
  }
  return curriculum
}

export const curriculumOf = (backend: MemoryBackend): MemoryCurriculum => {
  const curriculum = DATA.get(backend) ?? begun(backend)
  DATA.set(backend, curriculum)
  return curriculum
}
