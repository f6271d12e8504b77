import type { FileItem } from '../catalogue/file-item.ts'
import { isUndecided, type ShareStatus } from '../private-file/own-file.ts'
import type { RejectReason } from '../private-file/reject-reason.ts'
import type { SchoolPlace } from '../school-file/school-place.ts'
import type { Organisation } from '../session/organisation.ts'

/** A teacher's request to share a file with a school; the bytes are fixed at the time of the request. */
export interface ShareRequest {
  readonly id: number
  readonly organisation: Organisation
  readonly file: FileItem
  readonly place: SchoolPlace
  /** Names from the stage down to the chapter, as far as chosen. */
  readonly placeNames: readonly string[]
  /** 0 and '' for none. */
  readonly tagId: number
  readonly tagName: string
  /** A note of the applicant to the reviewers. */
  readonly note: string
  readonly applicant: { readonly id: number; readonly name: string }
  /** ISO 8601. */
  readonly appliedAt: string
  /** When the owner last asked for it to be taken down, ISO 8601; '' if never. */
  readonly askedAt: string
  readonly status: ShareStatus
  /** Null unless it was rejected or taken down for one of them. */
  readonly rejectReason: RejectReason | null
  /**
   * The text belonging to `status`: the reason of a rejection, of a take-down or of the request for one; if
   * approved, why that was declined.
   */
  readonly reason: string
  readonly reviewerName: string
  /** ISO 8601; '' if undecided. */
  readonly decidedAt: string
  /** Increases with every change; a decision names the version that was seen. */
  readonly version: number
  /** Number of files in the library with the same bytes or name. */
  readonly similarCount: number
  /** The content in the library; 0 for none. */
  readonly contentId: number
  /** Number of earlier submissions. */
  readonly attempts: number
}

/** The version of a request that the reviewer saw (R-review-2). */
export type SeenRequest = Pick<ShareRequest, 'id' | 'version'>

export const isPending = ({ status }: Pick<ShareRequest, 'status'>): boolean => status === 'pending'

/** Whether the user may decide a request; own requests are decided by another reviewer of the school. */
export const mayDecide = (request: Pick<ShareRequest, 'status' | 'applicant'>, userId: number): boolean =>
  isPending(request) && request.applicant.id !== userId

/** Whether the file is in the library and the user may take it down; its owner may not. */
export const mayTakeDown = (request: Pick<ShareRequest, 'status' | 'applicant'>, userId: number): boolean =>
  (request.status === 'approved' || request.status === 'removing') && request.applicant.id !== userId

const DAY_MS = 86_400_000
/** Requests that wait longer are marked (R-review-4). */
const PATIENCE_DAYS = 3

/** The days that an overdue request has been waiting; 0 if it is not overdue. */
export const overdueDays = ({ status, appliedAt, askedAt }: ShareRequest, now: Date): number => {
  const waited = now.getTime() - Date.parse(status === 'removing' ? askedAt : appliedAt)
  return isUndecided({ status }) && waited > PATIENCE_DAYS * DAY_MS ? Math.floor(waited / DAY_MS) : 0
}
