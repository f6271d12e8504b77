import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import { type published, RELEASE_STATE, RELEASE_STATUS, type releaseRequest } from '#contract/release.ts'
import { VERSION_STATUS } from '#contract/resource-version.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import type { PublishedRow, ReleaseListRow } from './published.repository.ts'

export type PublishedDto = Sent<z.output<typeof published>>
export type ReleaseRequestDto = Sent<z.output<typeof releaseRequest>>

type Named = Pick<PublishedRow, 'stageName' | 'subjectName' | 'versionName' | 'bookName' | 'chapterName'>

const placeOf = ({ stageName, subjectName, versionName, bookName, chapterName }: Named): string[] =>
  [stageName, subjectName, versionName, bookName, chapterName].filter(
    (it) => it !== null && it !== '',
  ) as string[]

const stateOf = ({ schoolOnly, last }: PublishedRow): number => {
  if (!schoolOnly) return RELEASE_STATE.all
  return last?.status === RELEASE_STATUS.asked ? RELEASE_STATE.asked : RELEASE_STATE.school
}

/** A content for one of those who may ask for its release. */
export const publishedDto = (row: PublishedRow): PublishedDto => {
  const state = stateOf(row)
  const isOffered = row.withdrawnAt === null
  const isResource = row.type === CONTENT_TYPE.resource
  const isOwnWithdrawal = !isOffered && row.withdrawnBy === row.teacherId
  const isUnseen =
    row.lastVersion?.status === VERSION_STATUS.waiting || row.lastVersion?.status === VERSION_STATUS.returned
  const isTold = row.last?.status === RELEASE_STATUS.declined || row.last?.status === RELEASE_STATUS.ended
  return {
    Id: row.id,
    Type: row.type,
    Name: row.name,
    Suffix: row.suffix,
    Place: placeOf(row),
    OrgId: row.organisationId,
    OrgName: row.organisationName,
    TeacherName: row.teacherName,
    CreateTime: row.createdAt.toISOString(),
    UpdateTime: row.updatedAt.toISOString(),
    IsWithdrawn: !isOffered,
    IsOwnWithdrawal: isOwnWithdrawal,
    WithdrawReason: isOffered ? '' : (row.withdrawReason ?? ''),
    VersionStatus: isUnseen ? (row.lastVersion?.status ?? 0) : 0,
    VersionReason: isUnseen ? (row.lastVersion?.reason ?? '') : '',
    ReleaseState: state,
    Reason: isTold ? (row.last?.reason ?? '') : '',
    StudioId: row.studioId ?? 0,
    CanEdit: isResource && isOffered,
    CanWithdraw: isResource && isOffered && row.isTeacher,
    CanOffer: isResource && isOwnWithdrawal && row.isTeacher,
    CanAsk: isOffered && state === RELEASE_STATE.school,
    CanTakeBack: state === RELEASE_STATE.asked,
    CanKeep: row.releasedAt !== null,
    ViewCount: row.viewCount,
    DownloadCount: row.downloadCount,
    FavoriteCount: row.favouriteCount,
    CommentCount: row.commentCount,
    LearnerCount: row.learnerCount,
  }
}

/** A request for a reviewer of the platform. */
export const releaseRequestDto = (row: ReleaseListRow, userId: number): ReleaseRequestDto => ({
  Id: row.request.id,
  RowVersion: row.request.rowVersion,
  Status: row.request.status,
  ContentId: row.request.contentId,
  Type: row.type,
  Name: row.name,
  Summary: row.summary,
  Place: placeOf(row),
  OrgName: row.organisationName ?? '',
  TeacherName: row.teacherName ?? '',
  UserName: row.userName ?? '',
  AskTime: row.request.askedAt.toISOString(),
  Reason: row.request.reason,
  DeciderName: row.deciderName ?? '',
  DecideTime: row.request.decidedAt?.toISOString() ?? '',
  IsWithdrawn: row.withdrawnAt !== null,
  IsOwn: row.isTeacher || row.request.userId === userId,
})
