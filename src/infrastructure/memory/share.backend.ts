import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed } from '#domain/kernel/result.ts'
import type { FileShare, OwnFile } from '#domain/private-file/own-file.ts'
import type { RejectReason } from '#domain/private-file/reject-reason.ts'
import type { SHARE_EVENTS, ShareEvent, ShareWanted } from '#domain/private-file/share.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { MemoryBackend } from './backend.ts'

/** One share request to a school, with the content that was handed in. */
export interface SharedFile {
  share: Omit<FileShare, 'isOutdated' | 'standing'>
  readonly applicant: Pick<CurrentUser, 'id' | 'name'>
  readonly fileId: number
  readonly file: Pick<OwnFile, 'name' | 'suffix' | 'size' | 'hash'>
  readonly wanted: ShareWanted
  /** ISO 8601: when its owner last asked for it to be taken down. */
  askedAt?: string
  /** The content that it became or whose newest version it is; absent while it is not approved. */
  contentId?: number
  /** The reviewer's decision; absent while it is undecided. */
  ruling?: ShareDecision
}

/** A decision on a request, with the place and the tag that the file got. */
export interface ShareDecision {
  readonly reviewerId: number
  readonly reason: RejectReason | null
  readonly place: ShareWanted['place']
  readonly tagId: number
}

export interface ShareData {
  readonly requests: SharedFile[]
  /** Of one file and school, by the first request. */
  readonly events: { readonly request: SharedFile; readonly event: ShareEvent }[]
}

const dataByBackend = new WeakMap<MemoryBackend, ShareData>()

/** Everything that was ever shared in a backend, the oldest first. */
export const shareDataIn = (backend: MemoryBackend): ShareData => {
  const data = dataByBackend.get(backend) ?? { requests: [], events: [] }
  dataByBackend.set(backend, data)
  return data
}

/** All requests of the same file to the same school, the oldest first. */
export const requestsForSameFile = ({ requests }: ShareData, request: SharedFile): readonly SharedFile[] =>
  requests.filter(
    ({ applicant, fileId, share }) =>
      applicant.id === request.applicant.id &&
      fileId === request.fileId &&
      share.organisation.id === request.share.organisation.id,
  )

const isHeld = ({ share }: SharedFile): boolean => share.status === 'approved' || share.status === 'removing'

/** The request of a file and school whose content the library shows: a newer one takes the place of those before. */
export const publishedRequestOf = (data: ShareData, request: SharedFile): SharedFile | undefined => {
  const last = requestsForSameFile(data, request).findLast(
    ({ share }) => share.status === 'approved' || share.status === 'removing' || share.status === 'takenDown',
  )
  return last !== undefined && isHeld(last) ? last : undefined
}

/**
 * The newest request of a file to each school, as it stands with what the file is now; one whose owner wants it taken down
 * before all others.
 */
export const sharesOf = (
  data: ShareData,
  personId: number,
  { id, hash }: Pick<FileItem, 'id' | 'hash'>,
): readonly FileShare[] => {
  const own = data.requests.filter((request) => request.applicant.id === personId && request.fileId === id)
  const shown = new Map(own.map((request) => [request.share.organisation.id, request]))
  for (const request of own)
    if (request.share.status === 'removing') shown.set(request.share.organisation.id, request)
  return [...shown.values()].map((request) => ({
    ...request.share,
    isOutdated: request.file.hash !== hash,
    standing: publishedRequestOf(data, request)?.share ?? null,
  }))
}

/** What a school is looking at stays as it is: a refusal that names the first such file. */
export const refusePending = (
  data: ShareData,
  personId: number,
  files: readonly { readonly file: FileItem }[],
  todo: '替换' | '删除',
) => {
  const held = files.find(({ file }) =>
    sharesOf(data, personId, file).some(({ status }) => status === 'pending'),
  )
  if (held === undefined) return null
  const message = `“${held.file.name}”正在审核，撤回共享后才能${todo}`
  return failed<Failure>({ kind: 'rejected', reason: 'conflict', message })
}

/** Reviewers of the in-memory backend review for the first of their schools. */
export const mayReview = ({ organisations, rights }: CurrentUser, organisationId: number): boolean =>
  rights.review && organisations[0]?.id === organisationId

/** A request that the reviewer may see; one that its owner took back is hidden. */
export const findReviewed = (
  { requests }: ShareData,
  person: CurrentUser,
  id: number,
): SharedFile | undefined =>
  requests.find(
    ({ share }) =>
      share.requestId === id && share.status !== 'withdrawn' && mayReview(person, share.organisation.id),
  )

/** Notes what happened to a request, and who did it. */
export const noteShareEvent = (
  backend: MemoryBackend,
  request: SharedFile,
  kind: (typeof SHARE_EVENTS)[number],
  {
    userName,
    detail,
    rejectReason = null,
  }: Pick<ShareEvent, 'userName' | 'detail'> & Partial<Pick<ShareEvent, 'rejectReason'>>,
): void => {
  const { events } = shareDataIn(backend)
  const time = new Date(backend.now()).toISOString()
  events.push({ request, event: { id: events.length + 1, kind, userName, time, rejectReason, detail } })
}
