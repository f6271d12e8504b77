import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getBook, getSchoolSubjectMenu, getVersionBooks } from '#contract/school-file.ts'
import { NODE_TYPE } from '../../db/schema/curriculum-node.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { CurriculumRepository, NodeRow } from '../catalogue/curriculum.repository.ts'
import { type NodeDto, treeOf } from '../catalogue/node-tree.ts'
import { gradeName } from '../content/content-card.ts'
import { type CountedAsked, findCounted } from './library-counted.ts'
import type { SchoolAccess } from './school-access.ts'
import type { SchoolFileRepository } from './school-file.repository.ts'

interface Needs {
  readonly schools: SchoolAccess
  readonly curriculum: CurriculumRepository
  readonly library: SchoolFileRepository
}

const NO_SUBJECT = refuse(CODE.notFound, '没有这个学科')

const plainBook = ({ id, name, gradeId }: NodeRow): SentBy<typeof getBook>[number] => ({
  Id: id,
  Name: name,
  GradeId: gradeId,
  GradeName: gradeName(gradeId),
  CoverUrl: '',
})

/** The menus of a school's library: the curriculum, counted in that school. Wire: 学校资源库. */
export const schoolMenuService = ({ schools, curriculum, library }: Needs) => {
  const findSubject = async (stageId: number, subjectId: number): Promise<NodeRow | null> => {
    const node = await curriculum.findNode(subjectId)
    const isSubject = node?.nodeType === NODE_TYPE.subject
    return isSubject && (stageId === 0 || node.parentId === stageId) ? node : null
  }

  const versionsOf = async (subjectId: number) => {
    const rows = await curriculum.findBooks(subjectId)
    return rows
      .filter(({ nodeType }) => nodeType === NODE_TYPE.version)
      .map((version) => ({ version, books: rows.filter(({ parentId }) => parentId === version.id) }))
  }

  return {
    /** Stages with their subjects. */
    async subjects(
      userId: number,
      orgId: number,
      asked: CountedAsked,
    ): Promise<SentBy<typeof getSchoolSubjectMenu> | Refusal> {
      const wanted = await findCounted(schools, userId, orgId, asked)
      if (wanted instanceof Refusal) return wanted
      const counts = await library.countBy(wanted, 'subject')
      return treeOf(await curriculum.findSubjects(), null, counts).map(({ Id, Name, Count, Children }) => ({
        Id,
        Name,
        Count,
        Children: Children.map((subject) => ({ Id: subject.Id, Name: subject.Name, Count: subject.Count })),
      }))
    },

    /** The textbook versions of a subject with their books. */
    async versionBooks(
      userId: number,
      { orgId, stageId, subjectId }: { orgId: number; stageId: number; subjectId: number },
      asked: CountedAsked,
    ): Promise<SentBy<typeof getVersionBooks> | Refusal> {
      const wanted = await findCounted(schools, userId, orgId, { ...asked, subjectId })
      if (wanted instanceof Refusal) return wanted
      const subject = await findSubject(stageId, subjectId)
      if (!subject) return NO_SUBJECT
      const byVersion = await library.countBy(wanted, 'version')
      const byBook = await library.countBy(wanted, 'book')
      return (await versionsOf(subject.id)).map(({ version, books }) => ({
        Id: version.id,
        Name: version.name,
        Count: byVersion.get(version.id) ?? 0,
        Books: books.map((book) => ({ ...plainBook(book), Count: byBook.get(book.id) ?? 0 })),
      }))
    },

    /** The chapters of a book; counted in a school where one is named. */
    async catalog(
      userId: number,
      bookId: number,
      orgId: number,
      asked: CountedAsked,
    ): Promise<NodeDto[] | Refusal> {
      const wanted = orgId === 0 ? null : await findCounted(schools, userId, orgId, { ...asked, bookId })
      if (wanted instanceof Refusal) return wanted
      const book = await curriculum.findNode(bookId)
      if (book?.nodeType !== NODE_TYPE.book) return refuse(CODE.notFound, '没有这一册')
      const rows = (await curriculum.findBelow(bookId)).filter(
        ({ nodeType }) => nodeType === NODE_TYPE.chapter,
      )
      const counts = wanted ? await library.countBy(wanted, 'chapter') : new Map<number, number>()
      return treeOf(rows, bookId, counts)
    },

    async versions(stageId: number, subjectId: number) {
      const subject = await findSubject(stageId, subjectId)
      if (!subject) return NO_SUBJECT
      return (await versionsOf(subject.id)).map(({ version }) => ({ Id: version.id, Name: version.name }))
    },

    async books(versionId: number): Promise<SentBy<typeof getBook> | Refusal> {
      const version = await curriculum.findNode(versionId)
      if (version?.nodeType !== NODE_TYPE.version) return refuse(CODE.notFound, '没有这个教材版本')
      const rows = await curriculum.findChildren(versionId)
      return rows.map(({ node }) => plainBook(node))
    },
  }
}

export type SchoolMenuService = ReturnType<typeof schoolMenuService>
