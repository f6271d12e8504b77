import { asGrade, asId } from '../../http/whole-number.ts'
import type { Scope } from '../content/scope.ts'

/** Scope as a call says it; absent is 0, anywhere. */
export interface ScopeAsked {
  readonly StageId?: number | undefined
  readonly SubjectId?: number | undefined
  readonly GradeId?: number | undefined
  readonly VersionId?: number | undefined
  readonly BookId?: number | undefined
  readonly ChapterId?: number | undefined
  readonly KnowId?: number | undefined
}

/** The scope of a call; null when one of its numbers can be no id. A body was checked by its schema, a query was not. */
export const asScope = (asked: ScopeAsked): Scope | null => {
  const scope = {
    stageId: asId(asked.StageId),
    subjectId: asId(asked.SubjectId),
    gradeId: asGrade(asked.GradeId),
    versionId: asId(asked.VersionId),
    bookId: asId(asked.BookId),
    chapterId: asId(asked.ChapterId),
    knowId: asId(asked.KnowId),
  }
  return Object.values(scope).includes(null) ? null : (scope as Scope)
}
