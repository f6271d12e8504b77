import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { shareFileToSchool, withdrawShare } from '#contract/share.ts'
import type { Db } from '../../db/database.ts'
import type { privateFile } from '../../db/schema/private-file.ts'
import { SHARE_EVENT, SHARE_STATUS, type ShareEvent } from '../../db/schema/share-request.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { curriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { findPlace } from '../content/curriculum-place.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'
import { asScope } from '../search/scope-asked.ts'
import type { RequestService } from './request.service.ts'
import { type ShareInput, type ShareRepository, shareRepository } from './share.repository.ts'
import { findTag } from './share-tag.ts'
import { refuseDecided } from './verdict.ts'

type Asked = z.output<typeof shareFileToSchool.body>
type Answer = SentBy<typeof shareFileToSchool>

interface Needs {
  readonly db: Db
  readonly schools: SchoolAccess
  readonly library: Pick<SchoolFileRepository, 'findKinds'>
  readonly requests: RequestService
  readonly clock: Clock
}

const NO_FILE = refuse(CODE.notFound, '没有找到这个文件')
const NO_REQUEST = refuse(CODE.notFound, '没有找到这项共享申请')

/** What a teacher does with files of their own and a school. Wire: 我的资料. */
export const shareService = ({ db, schools, library, requests, clock }: Needs) => {
  const apply = async (
    shares: ShareRepository,
    own: typeof privateFile.$inferSelect,
    input: ShareInput,
  ): Promise<number | Refusal> => {
    const thread = await shares.findThread(own.id, input.organisationId)
    if (thread.some(({ status }) => status === SHARE_STATUS.pending))
      return refuse(CODE.conflict, '这个文件正在审核，请等待结果或先撤回')
    if (thread.some(({ status }) => status === SHARE_STATUS.removing))
      return refuse(CODE.conflict, '这个文件正在申请下架，请等待结果或先撤回')
    const taken = thread.find(({ status }) => status === SHARE_STATUS.approved)
    if (taken?.fileId === own.fileId && taken.contentId !== null)
      return refuse(CODE.conflict, '这个文件已经通过审核，内容没有变化')
    const [last] = thread
    return shares.apply(own, input, {
      thread: last?.thread ?? randomUUID(),
      attempt: (last?.attempt ?? 0) + 1,
      now: clock(),
    })
  }

  const inputOf = async (userId: number, asked: Asked): Promise<ShareInput | Refusal> => {
    const school = await schools.findOwn(asked.OrgId, userId)
    if (school instanceof Refusal) return school
    const scope = asScope(asked)
    const place = scope === null ? null : await findPlace(curriculumPlaceRepository(db), scope)
    if (place === null) return refuse(CODE.fieldError, '参数不正确：Scope')
    if (place instanceof Refusal) return place
    const tagId = await findTag(library, asked.TagId ?? 0)
    if (tagId instanceof Refusal) return tagId
    return { organisationId: school.id, place, tagId, remark: asked.Remark ?? '' }
  }

  return {
    /** Asks a school to take files into its library; each file by itself. */
    async share(userId: number, asked: Asked): Promise<Answer | Refusal> {
      const input = await inputOf(userId, asked)
      if (input instanceof Refusal) return input
      const ids = [...new Set(asked.FileIds)]
      return withUserLock(db, userId, async (tx) => {
        const shares = shareRepository(tx)
        const files = await shares.findFiles(userId, ids)
        const answer: Answer = { Requests: [], Failed: [] }
        for (const id of ids) {
          const found = files.find(({ own }) => own.id === id)
          const made = found ? await apply(shares, found.own, input) : NO_FILE
          if (made instanceof Refusal)
            answer.Failed.push({ FileId: id, Code: made.code, Message: made.message })
          else answer.Requests.push({ Id: made, FileId: id, Status: SHARE_STATUS.pending })
        }
        return answer
      })
    },

    /** Takes a request of one's own back, or the request to have a file taken down. */
    async withdraw(userId: number, { Id, RowVersion }: z.output<typeof withdrawShare.body>) {
      const refusal = await withUserLock(db, userId, async (tx) => {
        const shares = shareRepository(tx)
        const taken = await shares.take(Id)
        if (taken?.request.userId !== userId) return NO_REQUEST
        const { status, rowVersion } = taken.request
        const note = (kind: ShareEvent) => shares.note({ requestId: Id, kind, userId, at: clock() })
        if (status === SHARE_STATUS.removing && rowVersion === RowVersion) {
          await shares.change(Id, { status: SHARE_STATUS.approved, reason: '' })
          await note(SHARE_EVENT.removalWithdrawn)
          return null
        }
        const decided = refuseDecided(taken, RowVersion)
        if (decided !== null) return decided
        await shares.change(Id, { status: SHARE_STATUS.withdrawn })
        await note(SHARE_EVENT.withdrawn)
        return null
      })
      return refusal ?? requests.find(userId, Id)
    },
  }
}

export type ShareService = ReturnType<typeof shareService>
