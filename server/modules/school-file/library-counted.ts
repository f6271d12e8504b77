import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { asId } from '../../http/whole-number.ts'
import { keywordOf } from '../search/keyword.ts'
import { asScope } from '../search/scope-asked.ts'
import type { SchoolAccess } from './school-access.ts'
import type { LibraryCounted } from './school-file.repository.ts'

/** What of a library a call asks for; absent is any. */
export interface CountedAsked {
  readonly keyword?: string | undefined
  readonly tagId?: number | undefined
  /** Several separated by commas. */
  readonly suffix?: string | undefined
  readonly userId?: number | undefined
  readonly stageId?: number | undefined
  readonly subjectId?: number | undefined
  readonly gradeId?: number | undefined
  readonly versionId?: number | undefined
  readonly bookId?: number | undefined
  readonly chapterId?: number | undefined
  readonly knowId?: number | undefined
}

/** What a member of a school wants of its library; 400 for what can be no id, 403 for a stranger. */
export const findCounted = async (
  schools: SchoolAccess,
  userId: number,
  orgId: number | undefined,
  asked: CountedAsked,
): Promise<LibraryCounted | Refusal> => {
  const school = await schools.findOwn(orgId, userId)
  if (school instanceof Refusal) return school
  const scope = asScope({
    StageId: asked.stageId,
    SubjectId: asked.subjectId,
    GradeId: asked.gradeId,
    VersionId: asked.versionId,
    BookId: asked.bookId,
    ChapterId: asked.chapterId,
    KnowId: asked.knowId,
  })
  const [tagId, uploaderId] = [asId(asked.tagId), asId(asked.userId)]
  if (scope === null) return refuse(CODE.fieldError, '参数不正确：Scope')
  if (tagId === null || uploaderId === null) return refuse(CODE.fieldError, '参数不正确')
  return {
    organisationId: school.id,
    scope,
    tagId,
    suffixes: (asked.suffix ?? '').split(',').filter((suffix) => suffix !== ''),
    uploaderId,
    keyword: keywordOf(asked.keyword ?? ''),
  }
}
