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
 * A school's library, for its members; every call is `forbidden` for a school that the user does not belong
 * to. Counts are of the files of that school that match the filters of the page. Wire: 学校资源库.
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
  /** The textbook versions of a subject, independent of the school. GetBookVersion. */
  textbookVersions(
    subject: { readonly stageId: number; readonly subjectId: number },
    signal: AbortSignal,
  ): Answer<readonly PlaceChoice[]>
  /** The books of a textbook version; `missing` if there is no such version. GetBook. */
  textbooks(versionId: number, signal: AbortSignal): Answer<readonly PlaceChoice[]>
  /** Tags such as 课件, 教案, 学案; their counts ignore the chosen tag. GetContentTags. */
  tags(counted: LibraryCounted & LibraryPlace, signal: AbortSignal): Answer<readonly Tag[]>
  /**
   * The people who shared files, most files first, including those with a count of 0; the counts ignore the
   * chosen uploader.
   */
  uploaders(counted: LibraryCounted & LibraryPlace, signal: AbortSignal): Answer<readonly Tag[]>
  /** The address of a zip of files; `missing` if one of them no longer exists. */
  pack(wanted: PackWanted, signal: AbortSignal): Answer<FilePack>
}
