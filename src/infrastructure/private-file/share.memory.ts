import type { SharePort } from '#application/private-file/share.port.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { isReasonEnough } from '#domain/kernel/reason.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { ContentTag, ShareOutcome } from '#domain/private-file/share.ts'
import { isPlaced } from '#domain/school-file/school-place.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { RESOURCE_KINDS } from '../memory/content/library.ts'
import { ownFilesIn } from '../memory/own-file.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'
import {
  findReviewed,
  noteShareEvent,
  publishedRequestOf,
  requestsForSameFile,
  type SharedFile,
  shareDataIn,
} from '../memory/share.backend.ts'

const TAGS: readonly ContentTag[] = RESOURCE_KINDS.map(([name], index) => ({
  id: index + 1,
  name,
}))

const rejected = (reason: RejectionReason, message: string) =>
  failed<Failure>({ kind: 'rejected', reason, message })
const NO_REQUEST = rejected('missing', '没有找到这项共享申请')

const isMember = ({ organisations }: CurrentUser, id: number) => organisations.some((it) => it.id === id)

export const memoryShare = (backend: MemoryBackend, caller: Caller): SharePort => {
  const data = shareDataIn(backend)

  const ask = makeSessionRequest(backend, caller, 'shares')

  const findRequest = (person: CurrentUser, id: number): SharedFile | undefined =>
    data.requests.find(({ share, applicant }) => share.requestId === id && applicant.id === person.id)

  return {
    tags: (organisationId, signal) =>
      ask('tags', signal, (person) =>
        isMember(person, organisationId)
          ? success(TAGS)
          : failed({ kind: 'forbidden', message: '你不在这所学校，不能查看它的资源' }),
      ),

    choice: (requestId, signal) =>
      ask('choice', signal, (person) => {
        if (requestId === 0) {
          const last = data.requests.findLast(({ applicant }) => applicant.id === person.id)
          return success(last?.wanted ?? null)
        }
        const request = findRequest(person, requestId)
        return request === undefined ? NO_REQUEST : success(request.wanted)
      }),

    share: (wanted, signal) =>
      ask('share', signal, (person) => {
        const organisation = person.organisations.find(({ id }) => id === wanted.organisationId)
        if (organisation === undefined)
          return failed({ kind: 'forbidden', message: '你不在这所学校，不能共享到它' })
        if (!isPlaced(wanted.place)) return rejected('invalid', '请选择学段和学科')
        const outcome: { sharedIds: number[]; failed: ShareOutcome['failed'][number][] } = {
          sharedIds: [],
          failed: [],
        }
        for (const fileId of wanted.fileIds) {
          const own = ownFilesIn(backend, person.id).find(({ file }) => file.id === fileId)
          const earlier = data.requests.filter(
            (it) =>
              it.applicant.id === person.id &&
              it.fileId === fileId &&
              it.share.organisation.id === organisation.id,
          )
          const approvedBefore = earlier.findLast(({ share }) => share.status === 'approved')
          if (own === undefined) outcome.failed.push({ fileId, reason: '没有找到这个文件' })
          else if (earlier.at(-1)?.share.status === 'pending')
            outcome.failed.push({ fileId, reason: '这个文件正在审核，请等待结果或先撤回' })
          else if (earlier.some(({ share }) => share.status === 'removing'))
            outcome.failed.push({ fileId, reason: '这个文件正在申请下架，请等待结果或先撤回' })
          else if (approvedBefore?.file.hash === own.file.hash)
            outcome.failed.push({ fileId, reason: '这个文件已经通过审核，内容没有变化' })
          else {
            const request: SharedFile = {
              share: {
                requestId: data.requests.length + 1,
                organisation,
                status: 'pending',
                rejectReason: null,
                reason: '',
                reviewerName: '',
                appliedAt: new Date(backend.now()).toISOString(),
                decidedAt: '',
                version: 1,
              },
              applicant: person,
              fileId,
              file: own.file,
              wanted,
            }
            data.requests.push(request)
            noteShareEvent(backend, request, 'applied', { userName: person.name, detail: wanted.note })
            outcome.sharedIds.push(fileId)
          }
        }
        return success(outcome)
      }),

    withdraw: ({ requestId, version }, signal) =>
      ask('withdraw', signal, (person) => {
        const request = findRequest(person, requestId)
        if (request === undefined) return NO_REQUEST
        const { share } = request
        if (share.status === 'removing' && share.version === version) {
          request.share = { ...share, status: 'approved', reason: '', version: version + 1 }
          noteShareEvent(backend, request, 'removalWithdrawn', { userName: person.name, detail: '' })
          return success(true)
        }
        if (share.status !== 'pending') return rejected('conflict', `已由 ${share.reviewerName} 审核`)
        if (share.version !== version) return rejected('conflict', '申请已有变化，请刷新后再试')
        request.share = { ...share, status: 'withdrawn', version: version + 1 }
        noteShareEvent(backend, request, 'withdrawn', { userName: person.name, detail: '' })
        return success(true)
      }),

    askTakeDown: ({ requestId, version }, reason, signal) =>
      ask('askTakeDown', signal, (person) => {
        if (!isReasonEnough(reason)) return rejected('invalid', '请写明理由，至少 4 个字')
        const request = findRequest(person, requestId)
        if (request === undefined) return NO_REQUEST
        const { share } = request
        if (share.status === 'removing') return rejected('conflict', '已经申请下架，请等待结果')
        if (publishedRequestOf(data, request) !== request)
          return rejected('conflict', '这个文件已被新版替换或移出资源库')
        if (share.version !== version) return rejected('conflict', '申请已有变化，请刷新后再试')
        if (requestsForSameFile(data, request).some((it) => it.share.status === 'pending'))
          return rejected('conflict', '新提交的版本正在审核，请等待结果或先撤回')
        request.askedAt = new Date(backend.now()).toISOString()
        request.share = { ...share, status: 'removing', rejectReason: null, reason, version: version + 1 }
        noteShareEvent(backend, request, 'removalAsked', { userName: person.name, detail: reason })
        return success(true)
      }),

    history: (requestId, signal) =>
      ask('history', signal, (person) => {
        const request = findRequest(person, requestId) ?? findReviewed(data, person, requestId)
        if (request === undefined) return NO_REQUEST
        const thread = requestsForSameFile(data, request)
        return success(data.events.filter((it) => thread.includes(it.request)).map(({ event }) => event))
      }),
  }
}
