import type { CurriculumNode, SubjectMenu } from '#domain/catalogue/curriculum-node.ts'
import type { Tag } from '#domain/catalogue/tag-group.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LibraryCounted, LibraryPlace, LibraryQuery } from '#domain/school-file/library-query.ts'
import type { FilePack, SchoolFile } from '#domain/school-file/school-file.ts'
import type { PackWanted } from '#domain/school-file/school-library.machine.ts'
import type { PlaceChoice } from '#domain/school-file/school-place.ts'

type Answer<T> = Promise<Result<T, Failure>>

/**
 * A school's library for its members; counts are of that school's files, narrowed as its page. A school that the user does not belong to is
 * `forbidden` to every call. Wire: 学校资源库.
 */
export interface SchoolFilePort {
  /** GetUserSchoolContent. */
  page(query: LibraryQuery, signal: AbortSignal): Answer<Page<SchoolFile>>
  /** Stages with their subjects. GetSchoolSubjectMenu. */
  subjects(counted: LibraryCounted, signal: AbortSignal): Answer<readonly CurriculumNode[]>
  /** Versions with their books. {orgId}_{stageId}_{subjectId}_versionbookslist. */
  books(
    counted: LibraryCounted,
    subject: { readonly stageId: number; readonly subjectId: number },
    signal: AbortSignal,
  ): Answer<SubjectMenu>
  /** The chapters of a book. GetBookCatalog. */
  chapters(counted: LibraryCounted, bookId: number, signal: AbortSignal): Answer<readonly CurriculumNode[]>
  /** The textbook versions of a subject, of no school in particular. GetBookVersion. */
  textbookVersions(
    subject: { readonly stageId: number; readonly subjectId: number },
    signal: AbortSignal,
  ): Answer<readonly PlaceChoice[]>
  /** The books of a textbook version; `missing` for no such version. GetBook. */
  textbooks(versionId: number, signal: AbortSignal): Answer<readonly PlaceChoice[]>
  /** 课件, 教案, 学案 …, whichever tag is chosen. GetContentTags. */
  tags(counted: LibraryCounted & LibraryPlace, signal: AbortSignal): Answer<readonly Tag[]>
  /** Who shared into the library, the chosen uploader or not, most files first; uploaders with a count of 0 stay. */
  uploaders(counted: LibraryCounted & LibraryPlace, signal: AbortSignal): Answer<readonly Tag[]>
  /** The address of a zip of some of the files; `missing` where one of them is no longer there. */
  pack(wanted: PackWanted, signal: AbortSignal): Answer<FilePack>
}
