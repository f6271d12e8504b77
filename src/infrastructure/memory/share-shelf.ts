import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed } from '#domain/kernel/result.ts'
import type { FileShare, OwnFile } from '#domain/private-file/own-file.ts'
import type { RejectReason } from '#domain/private-file/reject-reason.ts'
import type { SHARE_EVENTS, ShareEvent, ShareWanted } from '#domain/private-file/share.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { World } from './world.ts'

/** One request of somebody to a school, with the content that was handed in. */
export interface SharedFile {
  share: Omit<FileShare, 'isOutdated' | 'standing'>
  readonly applicant: Pick<CurrentUser, 'id' | 'name'>
  readonly fileId: number
  readonly file: Pick<OwnFile, 'name' | 'suffix' | 'size' | 'hash'>
  readonly wanted: ShareWanted
  /** ISO 8601: when its owner last asked for it to be taken down. */
  askedAt?: string
  /** What a reviewer made of it; absent while nobody has decided. */
  ruling?: Ruling
}

/** A decision on a request, with the place and the tag that the file got. */
export interface Ruling {
  readonly reviewerId: number
  readonly reason: RejectReason | null
  readonly place: ShareWanted['place']
  readonly tagId: number
}

export interface ShareShelf {
  readonly requests: SharedFile[]
  /** Of one file and school, by the first request. */
  readonly events: { readonly request: SharedFile; readonly event: ShareEvent }[]
}

const shelves = new WeakMap<World, ShareShelf>()

/** Everything that was ever shared in a world, the oldest first. */
export const shareShelfIn = (world: World): ShareShelf => {
  const shelf = shelves.get(world) ?? { requests: [], events: [] }
  shelves.set(world, shelf)
  return shelf
}

/** Requests of the same file to the same school are one story. */
export const threadOf = ({ requests }: ShareShelf, request: SharedFile): readonly SharedFile[] =>
  requests.filter(
    ({ applicant, fileId, share }) =>
      applicant.id === request.applicant.id &&
      fileId === request.fileId &&
      share.organisation.id === request.share.organisation.id,
  )

const isHeld = ({ share }: SharedFile): boolean => share.status === 'approved' || share.status === 'removing'

/** The request of a file and school whose content the library shows: a newer one takes the place of those before. */
export const standingOf = (shelf: ShareShelf, request: SharedFile): SharedFile | undefined => {
  const last = threadOf(shelf, request).findLast(
    ({ share }) => share.status === 'approved' || share.status === 'removing' || share.status === 'takenDown',
  )
  return last !== undefined && isHeld(last) ? last : undefined
}

/**
 * The newest request of a file to each school, as it stands with what the file is now; one whose owner wants it taken down
 * before all others.
 */
export const sharesOf = (
  shelf: ShareShelf,
  personId: number,
  { id, hash }: Pick<FileItem, 'id' | 'hash'>,
): readonly FileShare[] => {
  const own = shelf.requests.filter((request) => request.applicant.id === personId && request.fileId === id)
  const shown = new Map(own.map((request) => [request.share.organisation.id, request]))
  for (const request of own)
    if (request.share.status === 'removing') shown.set(request.share.organisation.id, request)
  return [...shown.values()].map((request) => ({
    ...request.share,
    isOutdated: request.file.hash !== hash,
    standing: standingOf(shelf, request)?.share ?? null,
  }))
}

/** What a school is looking at stays as it is: a refusal that names the first such file. */
export const refusePending = (
  shelf: ShareShelf,
  personId: number,
  files: readonly { readonly file: FileItem }[],
  todo: '替换' | '删除',
) => {
  const held = files.find(({ file }) =>
    sharesOf(shelf, personId, file).some(({ status }) => status === 'pending'),
  )
  if (held === undefined) return null
  const message = `“${held.file.name}”正在审核，撤回共享后才能${todo}`
  return failed<Failure>({ kind: 'rejected', code: 409, message })
}

/** Reviewers of this world review for the first of their schools. */
export const mayReview = ({ organisations, rights }: CurrentUser, organisationId: number): boolean =>
  rights.review && organisations[0]?.id === organisationId

/** A request that is a reviewer's to see: what its owner took back is nobody else's business. */
export const findReviewed = (
  { requests }: ShareShelf,
  person: CurrentUser,
  id: number,
): SharedFile | undefined =>
  requests.find(
    ({ share }) =>
      share.requestId === id && share.status !== 'withdrawn' && mayReview(person, share.organisation.id),
  )

/** Notes what happened to a request, and who did it. */
export const noteShareEvent = (
  world: World,
  request: SharedFile,
  kind: (typeof SHARE_EVENTS)[number],
  {
    userName,
    detail,
    rejectReason = null,
  }: Pick<ShareEvent, 'userName' | 'detail'> & Partial<Pick<ShareEvent, 'rejectReason'>>,
): void => {
  const { events } = shareShelfIn(world)
  const time = new Date(world.now()).toISOString()
  events.push({ request, event: { id: events.length + 1, kind, userName, time, rejectReason, detail } })
}
