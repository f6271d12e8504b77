import {
  SHARE_EVENT,
  SHARE_STATUS,
  type ShareStatus,
  type shareEvent,
  type shareRequest,
} from '#server/db/schema/share-request.ts'
import type { Contents } from '../seed/contents.ts'
import { Rows } from '../seed/rows.ts'
import type { PrivateFilesSeed } from './private-files.ts'

type RequestRow = Omit<typeof shareRequest.$inferSelect, 'id'>
type EventRow = Omit<typeof shareEvent.$inferSelect, 'id'>

const HOUR_MS = 3600_000
/** The school of the demonstration that has reviewers, and their accounts, by their ids. */
const REVIEWED_SCHOOL = 1
const REVIEWER = 2
const OTHER_REVIEWER = 7

interface ShareSeed {
  readonly userId: number
  readonly organisationId: number
  readonly status: ShareStatus
  readonly hoursAgo: number
  readonly remark?: string
  readonly reasonCode?: number
  readonly reason?: string
}

const { pending, approved, rejected, withdrawn } = SHARE_STATUS

/** One share each, of the account's own files in their order. */
const SHARES: readonly ShareSeed[] = [
  { userId: 1, organisationId: 1, status: pending, hoursAgo: 130, remark: '七年级组已经用过一轮，请审核' },
  { userId: 1, organisationId: 1, status: pending, hoursAgo: 30 },
  {
    userId: 1,
    organisationId: 1,
    status: rejected,
    hoursAgo: 60,
    reasonCode: 3,
    reason: '章节选错了，请放到对应的课下',
  },
  { userId: 1, organisationId: 1, status: approved, hoursAgo: 200, remark: '公开课课件' },
  { userId: 1, organisationId: 2, status: pending, hoursAgo: 20 },
  { userId: 1, organisationId: 1, status: withdrawn, hoursAgo: 90 },
  {
    userId: 1,
    organisationId: 1,
    status: rejected,
    hoursAgo: 150,
    reasonCode: 5,
    reason: '请注明图片的出处',
  },
  { userId: 4, organisationId: 1, status: pending, hoursAgo: 100, remark: '新教师汇报课' },
  { userId: 4, organisationId: 1, status: pending, hoursAgo: 52 },
  { userId: 4, organisationId: 1, status: pending, hoursAgo: 11 },
  { userId: 4, organisationId: 1, status: rejected, hoursAgo: 170, reasonCode: 4, reason: '重复上传' },
  { userId: 2, organisationId: 1, status: pending, hoursAgo: 8 },
  { userId: 3, organisationId: 2, status: pending, hoursAgo: 40 },
]

/** What the demonstration accounts have shared with their schools, in every state. `libraries`: the files of each school. */
export const sharesOf = (
  contents: Contents,
  { files, sources }: PrivateFilesSeed,
  libraries: readonly (readonly number[])[],
  now: Date,
) => {
  const requests = new Rows<RequestRow>()
  const events = new Rows<EventRow>()
  const nextOf = new Map<number, number>()
  for (const [index, share] of SHARES.entries()) {
    const { userId, organisationId, status } = share
    const own = files.all.filter((it) => it.userId === userId && it.deletedAt === null)
    const place = nextOf.get(userId) ?? 0
    nextOf.set(userId, place + 1)
    const file = own[place]
    const source = file && sources[file.id - 1]
    if (!file || !source) throw new Error('seed: there are too few own files to share')
    const appliedAt = new Date(now.getTime() - share.hoursAgo * HOUR_MS)
    const isDecided = status === approved || status === rejected
    const verifiedAt = isDecided ? new Date(appliedAt.getTime() + 5 * HOUR_MS) : null
    const { id: requestId } = requests.add({
      organisationId,
      userId,
      privateFileId: file.id,
      thread: `seed-${index + 1}`,
      attempt: 1,
      fileId: file.fileId,
      name: file.name,
      stageId: source.stageId,
      subjectId: source.subjectId,
      versionId: source.versionId,
      bookId: source.bookId,
      chapterId: source.chapterId,
      knowId: source.knowId,
      gradeId: source.gradeId,
      tagId: contents.tagsOf.get(source.id)?.[0] ?? null,
      remark: share.remark ?? '',
      status,
      reasonCode: share.reasonCode ?? 0,
      reason: share.reason ?? '',
      verifierId: isDecided ? REVIEWER : null,
      verifiedAt,
      appliedAt,
      rowVersion: isDecided || status === withdrawn ? 2 : 1,
      contentId: null,
      replacedId: null,
    })
    const note = (kind: EventRow['kind'], by: number, at: Date, detail = '', reasonCode = 0) =>
      events.add({ requestId, kind, userId: by, at, reasonCode, detail })
    note(SHARE_EVENT.applied, userId, appliedAt, share.remark)
    if (status === withdrawn) note(SHARE_EVENT.withdrawn, userId, new Date(appliedAt.getTime() + HOUR_MS))
    if (status === rejected && verifiedAt)
      note(SHARE_EVENT.rejected, REVIEWER, verifiedAt, share.reason, share.reasonCode)
    if (status === approved && verifiedAt) {
      note(SHARE_EVENT.approved, REVIEWER, verifiedAt)
      takeIn(contents, libraries[organisationId - 1] ?? [], requests.all[requestId - 1])
    }
  }
  for (const id of libraries[REVIEWED_SCHOOL - 1] ?? []) addTaken(contents, id, requests, events)
  return { requests, events }
}

/** What else a library holds came by review as well, so that a reviewer can take it down; the teachers' own files are gone. */
const addTaken = (
  contents: Contents,
  contentId: number,
  requests: Rows<RequestRow>,
  events: Rows<EventRow>,
): void => {
  const entry = contents.contents.all[contentId - 1]
  if (requests.all.some((request) => request.contentId === contentId)) return
  if (!entry || entry.teacherId === null || entry.fileId === null)
    throw new Error('seed: a library holds what nobody shared')
  const { name, fileId, stageId, subjectId, versionId, bookId, chapterId, knowId, gradeId } = entry
  const appliedAt = new Date(entry.createdAt.getTime() - 5 * HOUR_MS)
  const verifierId = entry.teacherId === REVIEWER ? OTHER_REVIEWER : REVIEWER
  const { id: requestId } = requests.add({
    organisationId: REVIEWED_SCHOOL,
    userId: entry.teacherId,
    privateFileId: null,
    thread: `seed-library-${contentId}`,
    attempt: 1,
    fileId,
    name,
    stageId,
    subjectId,
    versionId,
    bookId,
    chapterId,
    knowId,
    gradeId,
    tagId: contents.tagsOf.get(contentId)?.[0] ?? null,
    remark: '',
    status: approved,
    reasonCode: 0,
    reason: '',
    verifierId,
    verifiedAt: entry.createdAt,
    appliedAt,
    rowVersion: 2,
    contentId,
    replacedId: null,
  })
  const note = (kind: EventRow['kind'], userId: number, at: Date) =>
    events.add({ requestId, kind, userId, at, reasonCode: 0, detail: '' })
  note(SHARE_EVENT.applied, entry.teacherId, appliedAt)
  note(SHARE_EVENT.approved, verifierId, entry.createdAt)
}

/** An approved file stands in the library under the name it was shared by. */
const takeIn = (
  contents: Contents,
  library: readonly number[],
  request: (RequestRow & { id: number }) | undefined,
): void => {
  const entry = contents.contents.all[(library[0] ?? 0) - 1]
  if (!entry || !request?.verifiedAt) throw new Error('seed: there is no library to take a file into')
  const { name, fileId, stageId, subjectId, versionId, bookId, chapterId, knowId, gradeId, userId } = request
  const source = contents.contents.all.find((it) => it.fileId === fileId && !it.schoolOnly)
  const place = { stageId, subjectId, versionId, bookId, chapterId, knowId, gradeId }
  Object.assign(entry, place, {
    name,
    fileId,
    teacherId: userId,
    suffix: source?.suffix ?? entry.suffix,
    fileSize: source?.fileSize ?? entry.fileSize,
    coverUrl: '',
    duration: source?.duration ?? 0,
    summary: request.remark,
    introduction: request.remark,
    createdAt: request.verifiedAt,
    updatedAt: request.verifiedAt,
  })
  contents.tagsOf.set(entry.id, request.tagId === null ? [] : [request.tagId])
  request.contentId = entry.id
}
