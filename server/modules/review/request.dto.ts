import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { shareRequest } from '#contract/share.ts'
import { gradeName } from '../content/content-card.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import type { RequestRow } from './request.repository.ts'

export type RequestDto = Sent<z.output<typeof shareRequest>>

/** Where a request's file shall stand, as the wire says it. */
export const placeDto = (row: RequestRow) => ({
  StageId: row.request.stageId,
  SubjectId: row.request.subjectId,
  GradeId: row.request.gradeId,
  VersionId: row.request.versionId ?? 0,
  BookId: row.request.bookId ?? 0,
  ChapterId: row.request.chapterId ?? 0,
  KnowId: row.request.knowId ?? 0,
  StageName: row.stageName ?? '',
  SubjectName: row.subjectName ?? '',
  GradeName: gradeName(row.request.gradeId),
  VersionName: row.versionName ?? '',
  BookName: row.bookName ?? '',
  ChapterName: row.chapterName ?? '',
  KnowName: row.knowName ?? '',
  TagId: row.request.tagId ?? 0,
  TagName: row.tagName ?? '',
})

/** A request with addresses of its pinned bytes, for a user who may see them. */
export const requestDto = (
  row: RequestRow,
  fileDto: MakeFileDto,
  similar: RequestDto['Similar'],
): RequestDto => {
  const { request } = row
  const { name, appliedAt } = request
  return {
    ...placeDto(row),
    Id: request.id,
    OrgId: request.organisationId,
    OrgName: row.organisationName,
    File: {
      ...fileDto({ file: row.file, name, createdAt: appliedAt, updatedAt: appliedAt }),
      Id: request.privateFileId ?? 0,
    },
    Remark: request.remark,
    ApplyUserId: request.userId,
    ApplyUserName: row.applicantName,
    ApplyTime: appliedAt.toISOString(),
    Status: request.status,
    ReasonCode: request.reasonCode,
    Reason: request.reason,
    AskTime: row.askedAt?.toISOString() ?? '',
    VerifyUserName: row.verifierName ?? '',
    VerifyTime: request.verifiedAt?.toISOString() ?? '',
    RowVersion: request.rowVersion,
    Similar: similar,
    ContentId: request.contentId ?? 0,
    Attempt: request.attempt - 1,
  }
}
