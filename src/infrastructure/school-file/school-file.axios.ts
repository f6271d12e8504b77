import type { SchoolFilePort } from '#application/school-file/school-file.port.ts'
import {
  getBook,
  getBookCatalog,
  getBookVersion,
  getContentTags,
  getSchoolSubjectMenu,
  getSchoolUploaders,
  getUserSchoolContent,
  getVersionBooks,
  packSchoolFiles,
} from '#contract/school-file.ts'
import type { CurriculumNode, NodeKind } from '#domain/catalogue/curriculum-node.ts'
import type { Tag } from '#domain/catalogue/tag-group.ts'
import { success } from '#domain/kernel/result.ts'
import {
  LIBRARY_PAGE_SIZE,
  LIBRARY_SORTS,
  type LibraryCounted,
  type LibraryPlace,
  type LibraryQuery,
  suffixesOf,
} from '#domain/school-file/library-query.ts'
import type { PlaceChoice } from '#domain/school-file/school-place.ts'
import { nodesOf } from '../catalogue/curriculum.axios.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, textOf } from '../http/wire-values.ts'
import { schoolFileOf } from './school-file.mapper.ts'

/** A page of a library as the wire asks for it; 0 and '' mean anything. */
const bodyOf = (query: LibraryQuery) => ({
  PageIndex: query.page,
  PageSize: LIBRARY_PAGE_SIZE,
  Sort: LIBRARY_SORTS.indexOf(query.sort),
  Keyword: query.keyword,
  OrgId: query.organisationId,
  StageId: query.stage,
  SubjectId: query.subject,
  VersionId: query.version,
  BookId: query.book,
  ChapterId: query.chapter,
  TagId: query.tag,
  Suffix: suffixesOf(query.format).join(','),
  UserId: query.uploader,
})

/** What of a library is counted; what narrows nothing is not sent. */
const narrowedBy = ({ keyword, tag, suffixes, uploader }: LibraryCounted) => ({
  ...(keyword !== '' && { keyword }),
  ...(tag !== 0 && { tagId: tag }),
  ...(suffixes.length > 0 && { suffix: suffixes.join(',') }),
  ...(uploader !== 0 && { userId: uploader }),
})

const countedBy = (counted: LibraryCounted) => ({ orgId: counted.organisationId, ...narrowedBy(counted) })

const countedAt = (counted: LibraryCounted & LibraryPlace) => ({
  ...countedBy(counted),
  ...(counted.stage !== 0 && { stageId: counted.stage }),
  ...(counted.subject !== 0 && { subjectId: counted.subject }),
  ...(counted.version !== 0 && { versionId: counted.version }),
  ...(counted.book !== 0 && { bookId: counted.book }),
  ...(counted.chapter !== 0 && { chapterId: counted.chapter }),
})

interface WireEntry {
  readonly Id: number
  readonly Name?: string | null | undefined
  readonly Count?: number | null | undefined
}

const tagOf = ({ Id, Name, Count }: WireEntry): Tag => ({
  id: Id,
  name: textOf(Name),
  count: amountOf(Count),
})

const choiceOf = ({ Id, Name }: WireEntry): PlaceChoice => ({ id: Id, name: textOf(Name), depth: 0 })

const nodeOf = (
  kind: NodeKind,
  entry: WireEntry,
  children: readonly CurriculumNode[] = [],
): CurriculumNode => ({ ...tagOf(entry), kind, hasChildren: children.length > 0, children })

/** Wire: 学校资源库; ours: GetSchoolUploader, PackSchoolFile. */
export const axiosSchoolFile = (http: Http): SchoolFilePort => ({
  page: async (query, signal) => {
    const read = await http.call(getUserSchoolContent, { body: bodyOf(query) }, signal)
    if (!read.ok) return read
    const asked = { index: query.page, size: LIBRARY_PAGE_SIZE }
    return success(pageOf(read.value, asked, schoolFileOf(http.fileAddress)))
  },

  subjects: async (counted, signal) => {
    const read = await http.call(getSchoolSubjectMenu, { query: countedBy(counted) }, signal)
    if (!read.ok) return read
    return success(
      read.value.map((stage) =>
        nodeOf(
          'stage',
          stage,
          (stage.Children ?? []).map((subject) => nodeOf('subject', subject)),
        ),
      ),
    )
  },

  books: async (counted, { stageId, subjectId }, signal) => {
    const params = { orgId: counted.organisationId, stageId, subjectId }
    const read = await http.call(getVersionBooks, { params, query: narrowedBy(counted) }, signal)
    if (!read.ok) return read
    const versions = read.value.map((version) =>
      nodeOf(
        'version',
        version,
        (version.Books ?? []).map((book) => nodeOf('book', book)),
      ),
    )
    return success({ versions, knowledgeRootId: 0 })
  },

  chapters: async (counted, bookId, signal) => {
    const read = await http.call(getBookCatalog, { query: { bookId, ...countedBy(counted) } }, signal)
    return read.ok ? success(nodesOf(read.value, 4)) : read
  },

  textbookVersions: async (subject, signal) => {
    const read = await http.call(getBookVersion, { query: subject }, signal)
    return read.ok ? success(read.value.map(choiceOf)) : read
  },

  textbooks: async (versionId, signal) => {
    const read = await http.call(getBook, { query: { versionId } }, signal)
    return read.ok ? success(read.value.map(choiceOf)) : read
  },

  tags: async (counted, signal) => {
    const read = await http.call(getContentTags, { query: countedAt(counted) }, signal)
    return read.ok ? success(read.value.map(tagOf)) : read
  },

  uploaders: async (counted, signal) => {
    const read = await http.call(getSchoolUploaders, { query: countedAt(counted) }, signal)
    return read.ok ? success(read.value.map(tagOf)) : read
  },

  pack: async ({ organisationId, ids }, signal) => {
    const read = await http.call(packSchoolFiles, { body: { OrgId: organisationId, Ids: [...ids] } }, signal)
    if (!read.ok) return read
    const { Url, Name, Count, Size } = read.value
    return success({
      url: http.fileAddress(Url),
      name: textOf(Name),
      count: amountOf(Count),
      size: amountOf(Size),
    })
  },
})
