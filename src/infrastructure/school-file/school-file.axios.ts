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
  FORMAT_SUFFIXES,
  LIBRARY_PAGE_SIZE,
  LIBRARY_SORTS,
  type LibraryQuery,
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
  Suffix: query.format === 'any' ? '' : FORMAT_SUFFIXES[query.format].join(','),
  UserId: query.uploader,
})

interface WireEntry {
  readonly Id: number
  readonly Name?: string | null | undefined
  readonly Count?: number | null | undefined
}

const counted = ({ Id, Name, Count }: WireEntry): Tag => ({
  id: Id,
  name: textOf(Name),
  count: amountOf(Count),
})

const choiceOf = ({ Id, Name }: WireEntry): PlaceChoice => ({ id: Id, name: textOf(Name), depth: 0 })

const nodeOf = (
  kind: NodeKind,
  entry: WireEntry,
  children: readonly CurriculumNode[] = [],
): CurriculumNode => ({ ...counted(entry), kind, hasChildren: children.length > 0, children })

/** Spec §7 "School files"; ours: GetSchoolUploader, PackSchoolFile. */
export const axiosSchoolFile = (http: Http): SchoolFilePort => ({
  page: async (query, signal) => {
    const read = await http.call(getUserSchoolContent, { body: bodyOf(query) }, signal)
    if (!read.ok) return read
    const asked = { index: query.page, size: LIBRARY_PAGE_SIZE }
    return success(pageOf(read.value, asked, schoolFileOf(http.fileAddress)))
  },

  subjects: async (orgId, signal) => {
    const read = await http.call(getSchoolSubjectMenu, { query: { orgId } }, signal)
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

  books: async (orgId, subject, signal) => {
    const read = await http.call(getVersionBooks, { params: { orgId, ...subject } }, signal)
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

  chapters: async (orgId, bookId, signal) => {
    const read = await http.call(getBookCatalog, { query: { bookId, orgId } }, signal)
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

  tags: async (orgId, signal) => {
    const read = await http.call(getContentTags, { query: { orgId } }, signal)
    return read.ok ? success(read.value.map(counted)) : read
  },

  uploaders: async (orgId, signal) => {
    const read = await http.call(getSchoolUploaders, { query: { orgId } }, signal)
    return read.ok ? success(read.value.map(counted)) : read
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
