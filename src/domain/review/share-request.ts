import type { FileItem } from '../catalogue/file-item.ts'
import { isUndecided, type ShareStatus } from '../private-file/own-file.ts'
import type { RejectReason } from '../private-file/reject-reason.ts'
import type { SchoolPlace } from '../school-file/school-place.ts'
import type { Organisation } from '../session/organisation.ts'

/** A file that a teacher wants to share with a school; its bytes stay what they were when it was handed in. */
export interface ShareRequest {
  readonly id: number
  readonly organisation: Organisation
  readonly file: FileItem
  readonly place: SchoolPlace
  /** From the stage down to the chapter, as far as it is said. */
  readonly placeNames: readonly string[]
  /** 0 and '' for none. */
  readonly tagId: number
  readonly tagName: string
  /** Of who shares, for who decides. */
  readonly note: string
  readonly applicant: { readonly id: number; readonly name: string }
  /** ISO 8601. */
  readonly appliedAt: string
  /** ISO 8601: when its owner last asked for it to be taken down; '' for never. */
  readonly askedAt: string
  readonly status: ShareStatus
  /** Null unless it was rejected or taken down for one of them. */
  readonly rejectReason: RejectReason | null
  /** Of what `status` says, in words: of a rejection or take-down, of the wish for one, or (approved) why that was declined. */
  readonly reason: string
  readonly reviewerName: string
  /** ISO 8601; '' while it is undecided. */
  readonly decidedAt: string
  /** Grows with every change; a decision says which one it saw. */
  readonly version: number
  /** The library has the same bytes or the same name already. */
  readonly similarCount: number
  /** What it became in the library; 0 for nothing. */
  readonly contentId: number
  /** How often it was handed in before. */
  readonly attempts: number
}

/** Which version of a request the reviewer decides (R-review-2). */
export type SeenRequest = Pick<ShareRequest, 'id' | 'version'>

export const isPending = ({ status }: Pick<ShareRequest, 'status'>): boolean => status === 'pending'

/** Reviewers do not decide on what they shared themselves; another reviewer of the school does. */
export const mayDecide = (request: Pick<ShareRequest, 'status' | 'applicant'>, userId: number): boolean =>
  isPending(request) && request.applicant.id !== userId

/** Whether the library holds it, so that it can be taken down; by anybody who reviews but its owner. */
export const mayTakeDown = (request: Pick<ShareRequest, 'status' | 'applicant'>, userId: number): boolean =>
  (request.status === 'approved' || request.status === 'removing') && request.applicant.id !== userId

const DAY_MS = 86_400_000
/** Requests that wait longer are marked (R-review-4). */
const PATIENCE_DAYS = 3

/** Whole days that a request has been waiting, once that is longer than it may; else 0. */
export const overdueDays = ({ status, appliedAt, askedAt }: ShareRequest, now: Date): number => {
  const waited = now.getTime() - Date.parse(status === 'removing' ? askedAt : appliedAt)
  return isUndecided({ status }) && waited > PATIENCE_DAYS * DAY_MS ? Math.floor(waited / DAY_MS) : 0
}
