import type * as z from 'zod/mini'
import { SHARE_STATUS, type shareRequest } from '#contract/share.ts'
import { SHARE_STATUSES, type ShareStatus } from '#domain/private-file/own-file.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { SchoolPlace } from '#domain/school-file/school-place.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, idOf, textOf, timeOf } from '../http/wire-values.ts'
import { rejectReasonOf } from '../private-file/reject-reason.mapper.ts'

type Wire = z.output<typeof shareRequest>
type WirePlace = Pick<Wire, `${'Stage' | 'Subject' | 'Version' | 'Book' | 'Chapter'}${'Id' | 'Name'}`>

/** A request with an unknown state cannot be decided. */
const statusOf = (status: number | null | undefined): ShareStatus =>
  SHARE_STATUSES.find((name) => SHARE_STATUS[name] === status) ?? 'withdrawn'

const placeOf = (wire: WirePlace): SchoolPlace => ({
  stageId: idOf(wire.StageId),
  subjectId: idOf(wire.SubjectId),
  versionId: idOf(wire.VersionId),
  bookId: idOf(wire.BookId),
  chapterId: idOf(wire.ChapterId),
})

/** From the stage down, as far as it is said. */
export const placeNamesOf = (wire: WirePlace): readonly string[] =>
  [wire.StageName, wire.SubjectName, wire.VersionName, wire.BookName, wire.ChapterName]
    .map(textOf)
    .filter((name) => name !== '')

export const shareRequestOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: Wire): ShareRequest => ({
    id: wire.Id,
    organisation: { id: idOf(wire.OrgId), name: textOf(wire.OrgName) },
    file: fileItemOf(fileAddress)(wire.File),
    place: placeOf(wire),
    placeNames: placeNamesOf(wire),
    tagId: idOf(wire.TagId),
    tagName: textOf(wire.TagName),
    note: textOf(wire.Remark),
    applicant: { id: idOf(wire.ApplyUserId), name: textOf(wire.ApplyUserName) },
    appliedAt: timeOf(wire.ApplyTime),
    askedAt: timeOf(wire.AskTime),
    status: statusOf(wire.Status),
    rejectReason: rejectReasonOf(wire.ReasonCode),
    reason: textOf(wire.Reason),
    reviewerName: textOf(wire.VerifyUserName),
    decidedAt: timeOf(wire.VerifyTime),
    version: amountOf(wire.RowVersion),
    similarCount: (wire.Similar ?? []).length,
    contentId: idOf(wire.ContentId),
    attempts: amountOf(wire.Attempt),
  })
