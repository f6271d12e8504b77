import type { SentBy } from '#contract/call.ts'
import type { detailsLeftMenu } from '#contract/curriculum.ts'
import { CODE } from '#contract/envelope.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Counted, Counts, CurriculumRepository, NodeRow } from './curriculum.repository.ts'
import { type NodeDto, nodeDto, treeOf } from './node-tree.ts'

/** The type of a whole tree. */
export const TREE = { chapters: 1, knowledge: 2 } as const
export type TreeType = (typeof TREE)[keyof typeof TREE]

const NO_NODE = refuse(CODE.notFound, '没有这个目录')
const NO_SUBJECT = refuse(CODE.notFound, '没有这个学科')

/** Which question bank is looked at; 0 for any stage, no book. */
interface BankPlace {
  readonly stageId: number
  readonly subjectId: number
  readonly bookId: number
}

/** The level of the curriculum below a level; below chapters and knowledge points there are more of them. */
const BELOW: Readonly<Record<NodeType, NodeType>> = {
  [NODE_TYPE.stage]: NODE_TYPE.subject,
  [NODE_TYPE.subject]: NODE_TYPE.version,
  [NODE_TYPE.version]: NODE_TYPE.book,
  [NODE_TYPE.book]: NODE_TYPE.chapter,
  [NODE_TYPE.chapter]: NODE_TYPE.chapter,
  [NODE_TYPE.knowledge]: NODE_TYPE.knowledge,
}

const isKnowledge = ({ nodeType }: NodeRow): boolean => nodeType === NODE_TYPE.knowledge

export const curriculumService = (curriculum: CurriculumRepository) => {
  /** Chapters hold chapters: what stands in one of those counts for all above it. */
  const nestedLevel = async (node: NodeRow, counted: Counted): Promise<NodeDto[]> => {
    const kind = isKnowledge(node) ? 'knowledge' : 'chapter'
    const rows = await curriculum.findBelow(node.id)
    const counts = await curriculum.countByPlace(node, kind, counted)
    return treeOf(rows, node.id, counts).map((child) => ({ ...child, Children: [] }))
  }

  const plainLevel = async (node: NodeRow | null, counted: Counted): Promise<NodeDto[]> => {
    const level = node ? BELOW[node.nodeType] : NODE_TYPE.stage
    const children = await curriculum.findChildren(node?.id ?? null)
    const counts = await curriculum.countByLevel(node, level, counted)
    return children
      .filter((child) => child.node.nodeType === level)
      .map((child) =>
        nodeDto(child.node, 1, {
          count: counts.get(child.node.id) ?? 0,
          hasChildren: child.hasChildren,
          children: [],
        }),
      )
  }

  const subjectOf = async (stageId: number, subjectId: number): Promise<NodeRow | null> => {
    const subject = await curriculum.findNode(subjectId)
    if (subject?.nodeType !== NODE_TYPE.subject) return null
    return stageId === 0 || subject.parentId === stageId ? subject : null
  }

  /** Subjects with their stages; only those that have something of what is counted, or all of them. */
  const subjectTree = async (counted: Counted, whichever: boolean): Promise<NodeDto[]> => {
    const rows = await curriculum.findSubjects()
    const countOf = (which: Counted): Promise<Counts> =>
      curriculum.countByLevel(null, NODE_TYPE.subject, which)
    const counts = await countOf(counted)
    // What a word or a tag leaves nothing of stays in the menu, where it can be seen that there is nothing.
    const offered = counted.narrowing ? await countOf({ ...counted, narrowing: undefined }) : counts
    return treeOf(rows, null, counts)
      .map((stage) => ({
        ...stage,
        Children: stage.Children.map((subject) => ({ ...subject, HasChildren: true })).filter(
          ({ Id }) => whichever || (offered.get(Id) ?? 0) > 0,
        ),
      }))
      .filter(({ Children }) => Children.length > 0)
  }

  /** Everything below a node: its versions, books and chapters, or its knowledge points. */
  const treeBelow = async (node: NodeRow, type: TreeType, counted: Counted): Promise<NodeDto[]> => {
    const wantsKnowledge = type === TREE.knowledge
    const rows = (await curriculum.findBelow(node.id)).filter((row) => isKnowledge(row) === wantsKnowledge)
    const counts = await curriculum.countByPlace(node, wantsKnowledge ? 'knowledge' : 'chapter', counted)
    return treeOf(rows, node.id, counts)
  }

  return {
    /** One level below a node of the curriculum; 0 for the stages. */
    async level(id: number, counted: Counted): Promise<NodeDto[] | Refusal> {
      if (id === 0) return plainLevel(null, counted)
      const node = await curriculum.findNode(id)
      if (!node) return NO_NODE
      const isNested = node.nodeType === NODE_TYPE.book || node.nodeType === NODE_TYPE.chapter
      return isNested || isKnowledge(node) ? nestedLevel(node, counted) : plainLevel(node, counted)
    },

    async wholeTree(id: number, type: TreeType, counted: Counted): Promise<NodeDto[] | Refusal> {
      const node = await curriculum.findNode(id)
      return node ? treeBelow(node, type, counted) : NO_NODE
    },

    /**
     * The tree beside a question bank: the chapters of a book (0: everything of the subject), or the knowledge points of the
     * subject. Stage 0 for whichever the subject is of.
     */
    async bankTree(
      { stageId, subjectId, bookId }: BankPlace,
      type: TreeType,
      whose: Omit<Counted, 'type'>,
    ): Promise<NodeDto[] | Refusal> {
      const subject = await subjectOf(stageId, subjectId)
      if (!subject) return NO_SUBJECT
      const counted = { ...whose, type: CONTENT_TYPE.question }
      if (bookId === 0 || type === TREE.knowledge) return treeBelow(subject, type, counted)
      const book = await curriculum.findNode(bookId)
      const version = book?.nodeType === NODE_TYPE.book && (await curriculum.findNode(book.parentId ?? 0))
      return book && version && version.parentId === subjectId ? treeBelow(book, type, counted) : NO_NODE
    },

    /** The versions of a subject with their books; stage 0 for whichever the subject is of. */
    async books(
      stageId: number,
      subjectId: number,
      counted: Counted,
    ): Promise<SentBy<typeof detailsLeftMenu> | Refusal> {
      const subject = await subjectOf(stageId, subjectId)
      if (!subject) return NO_SUBJECT
      const rows = await curriculum.findBooks(subjectId)
      const counts = await curriculum.countByLevel(subject, NODE_TYPE.book, counted)
      const versions = rows
        .filter(({ nodeType }) => nodeType === NODE_TYPE.version)
        .map((version) => ({ version, books: rows.filter(({ parentId }) => parentId === version.id) }))
      const books = versions.flatMap((it) => it.books)
      const usual = books.find(({ id }) => (counts.get(id) ?? 0) > 0) ?? books[0]
      return {
        Versions: versions.map(({ version, books: own }) => ({
          Id: version.id,
          Name: version.name,
          Books: own.map(({ id, name, gradeId }) => ({ Id: id, Name: name, GradeId: gradeId })),
        })),
        KnowRootId: (await curriculum.hasKnowledge(subjectId)) ? subjectId : 0,
        DefaultBookId: usual?.id ?? 0,
      }
    },

    /**
     * What is below the node that a Code of the category tree names: `resource` the stages and subjects that have
     * resources, `junior` its subjects, `junior-math` its textbook versions.
     */
    async menu(code: string, counted: Omit<Counted, 'type'>): Promise<NodeDto[] | Refusal> {
      const category = await curriculum.findCategory(code)
      if (category)
        return subjectTree({ ...counted, type: category.type }, category.type === CONTENT_TYPE.question)
      const [stageCode, subjectCode] = code.split('-', 2)
      const rows = await curriculum.findSubjects()
      const stage = rows.find((row) => row.parentId === null && row.code === stageCode)
      const node = subjectCode
        ? rows.find((row) => row.parentId === stage?.id && row.code === subjectCode)
        : stage
      return node ? plainLevel(node, { ...counted, type: null }) : refuse(CODE.notFound, '没有这个分类')
    },
  }
}

export type CurriculumService = ReturnType<typeof curriculumService>
