import { type curriculumNode, NODE_TYPE, type NodeType } from '#server/db/schema/curriculum-node.ts'
import type { BookContent, ChapterContent, StageKey, SubjectContent, SubjectKey } from '../content/types.ts'
import { knowledge } from '../knowledge/index.ts'
import { STAGES, subjectNameOf } from './catalogue.ts'
import { Rows } from './rows.ts'

type NodeRow = Omit<typeof curriculumNode.$inferSelect, 'id' | 'rowVersion'>
type Node = NodeRow & { id: number }

export interface Place {
  readonly stageId: number
  readonly subjectId: number
  readonly versionId: number
  readonly bookId: number
  readonly chapterId: number
  readonly gradeId: number
}

const titleOf = ({ name, edition }: BookContent): string => `${name}（${edition}版）`
const nameOf = (chapter: ChapterContent): string => (typeof chapter === 'string' ? chapter : chapter[0])
const sectionsOf = (chapter: ChapterContent): readonly string[] =>
  typeof chapter === 'string' ? [] : chapter[1]

/** The tree of the curriculum as rows, and every path of it by which a content says where it belongs. */
export class Curriculum {
  readonly nodes = new Rows<NodeRow>()
  readonly #places = new Map<string, Place>()
  readonly #stages = new Map<StageKey, Node>()
  /** How many children a node has so far. */
  readonly #counts = new Map<number | null, number>()
  readonly #points: { readonly subjectId: number; readonly id: number; readonly signs: readonly string[] }[] =
    []

  constructor(subjects: readonly SubjectContent[]) {
    for (const stage of Object.keys(STAGES) as StageKey[])
      this.#stages.set(stage, this.#node(null, NODE_TYPE.stage, STAGES[stage], stage))
    for (const content of subjects) this.#addSubject(content)
  }

  /** Looks up `版本/册/章` or `版本/册/章/节`; a path that names nothing is an error of the seed. */
  find(stage: StageKey, subject: SubjectKey, path: string, whose: string): Place {
    const place = this.#places.get(`${stage}/${subject}/${path}`)
    if (!place) throw new Error(`seed: ${whose} stands at a place that does not exist: ${path}`)
    return place
  }

  /** The point that a content is plainly about: the longest of its words in the title, else in the name of its place. */
  knowledgeOf(subjectId: number, title: string, path: string): number | null {
    const own = this.#points.filter((point) => point.subjectId === subjectId)
    for (const text of [title, path]) {
      const found = own
        .flatMap(({ id, signs }) => signs.filter((sign) => text.includes(sign)).map((sign) => ({ id, sign })))
        .sort((a, b) => b.sign.length - a.sign.length)[0]
      if (found) return found.id
    }
    return null
  }

  #node(parent: Node | null, nodeType: NodeType, name: string, code = '', gradeId = 0): Node {
    const parentId = parent?.id ?? null
    const sort = (this.#counts.get(parentId) ?? 0) + 1
    this.#counts.set(parentId, sort)
    return this.nodes.add({ parentId, nodeType, name, code, gradeId, sort })
  }

  #addSubject({ subject, stages }: SubjectContent): void {
    for (const { stage, versions } of stages) {
      const stageNode = this.#stages.get(stage)
      if (!stageNode) throw new Error(`seed: ${subject} names a stage that does not exist: ${stage}`)
      const subjectNode = this.#node(stageNode, NODE_TYPE.subject, subjectNameOf(subject, stage), subject)
      for (const { name, books } of versions) {
        const version = this.#node(subjectNode, NODE_TYPE.version, name)
        const above = { stageId: stageNode.id, subjectId: subjectNode.id, versionId: version.id }
        for (const book of books) this.#addBook(version, book, above, `${stage}/${subject}/${name}`)
      }
      this.#addKnowledge(subjectNode, knowledge[subject][stage] ?? {})
    }
  }

  #addKnowledge(subject: Node, fields: Readonly<Record<string, readonly string[]>>): void {
    for (const [field, points] of Object.entries(fields)) {
      const fieldNode = this.#node(subject, NODE_TYPE.knowledge, field)
      for (const point of points) {
        const signs = point.split('|')
        const { id } = this.#node(fieldNode, NODE_TYPE.knowledge, signs[0] ?? point)
        this.#points.push({ subjectId: subject.id, id, signs })
      }
    }
  }

  #addBook(
    version: Node,
    book: BookContent,
    above: Pick<Place, 'stageId' | 'subjectId' | 'versionId'>,
    path: string,
  ): void {
    const bookNode = this.#node(version, NODE_TYPE.book, titleOf(book), '', book.grade)
    const place = (chapterId: number): Place => ({
      ...above,
      bookId: bookNode.id,
      chapterId,
      gradeId: book.grade,
    })
    for (const chapter of book.chapters) {
      const chapterNode = this.#node(bookNode, NODE_TYPE.chapter, nameOf(chapter))
      const chapterPath = `${path}/${book.name}/${nameOf(chapter)}`
      this.#places.set(chapterPath, place(chapterNode.id))
      for (const section of sectionsOf(chapter)) {
        const sectionNode = this.#node(chapterNode, NODE_TYPE.chapter, section)
        this.#places.set(`${chapterPath}/${section}`, place(sectionNode.id))
      }
    }
  }
}
