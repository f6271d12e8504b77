import type { ReviewPage, ReviewPort } from '#application/review/review.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { isReasonEnough } from '#domain/kernel/reason.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { REQUESTS_PER_PAGE, type ReviewQuery, type ReviewTab } from '#domain/review/review-query.ts'
import type { SeenRequest, ShareRequest } from '#domain/review/share-request.ts'
import {
  type DecisionReport,
  type FailedDecision,
  isReasonGiven,
  UNDO_SECONDS,
  type Verdict,
} from '#domain/review/verdict.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { reviewedRequest, similarTo } from '../memory/review.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'
import {
  findReviewed,
  mayReview,
  noteShareEvent,
  publishedRequestOf,
  type SharedFile,
  shareDataIn,
} from '../memory/share.backend.ts'

const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '没有这所学校的审核权限' })
const NO_REQUEST = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项共享申请' })
const NO_REASON = failed<Failure>({
  kind: 'rejected',
  reason: 'invalid',
  message: '请写明驳回的理由，至少 4 个字',
})

const NO_WORDS = failed<Failure>({ kind: 'rejected', reason: 'invalid', message: '请写明理由，至少 4 个字' })

type Removal = Extract<Verdict, { kind: 'takeDown' | 'keep' }>
type Examined = Exclude<Verdict, Removal>

const isRemoval = (verdict: Verdict): verdict is Removal =>
  verdict.kind === 'takeDown' || verdict.kind === 'keep'

const isIn = (tab: ReviewTab, { status }: ShareRequest): boolean =>
  tab === 'all' ? status !== 'withdrawn' : status === tab

const lastDecided = (one: ShareRequest, other: ShareRequest) => other.decidedAt.localeCompare(one.decidedAt)

const asked = (one: ShareRequest, other: ShareRequest) =>
  one.askedAt.localeCompare(other.askedAt) || one.id - other.id

const ORDER: Readonly<Record<ReviewTab, (one: ShareRequest, other: ShareRequest) => number>> = {
  pending: (one, other) => one.appliedAt.localeCompare(other.appliedAt) || one.id - other.id,
  removing: asked,
  approved: lastDecided,
  rejected: lastDecided,
  takenDown: lastDecided,
  all: (one, other) => other.appliedAt.localeCompare(one.appliedAt) || other.id - one.id,
}

const pageIn = (all: readonly ShareRequest[], { tab, keyword, page }: ReviewQuery): ReviewPage => {
  const found = all.filter(
    ({ file, applicant }) => file.name.includes(keyword) || applicant.name.includes(keyword),
  )
  const held = (wanted: ReviewTab) => found.filter((request) => isIn(wanted, request))
  const listed = held(tab).sort(ORDER[tab])
  const from = (page - 1) * REQUESTS_PER_PAGE
  return {
    page: {
      index: page,
      size: REQUESTS_PER_PAGE,
      total: listed.length,
      items: listed.slice(from, from + REQUESTS_PER_PAGE),
    },
    counts: {
      pending: held('pending').length,
      removing: held('removing').length,
      approved: held('approved').length,
      rejected: held('rejected').length,
      takenDown: held('takenDown').length,
      all: held('all').length,
    },
  }
}

export const memoryReview = (backend: MemoryBackend, caller: Caller): ReviewPort => {
  const data = shareDataIn(backend)

  const ask = makeSessionRequest(backend, caller, 'review')

  /** Runs it for a reviewer of the school only. */
  const askAsReviewer = <T>(
    call: string,
    organisationId: number,
    signal: AbortSignal,
    answer: (person: CurrentUser) => Result<T, Failure>,
  ) => ask(call, signal, (person) => (mayReview(person, organisationId) ? answer(person) : FORBIDDEN))

  const settle = (shared: SharedFile, { id, name }: CurrentUser, verdict: Examined): void => {
    const { share, wanted } = shared
    const isApproval = verdict.kind === 'approve'
    const place = (isApproval ? verdict.correction.place : null) ?? wanted.place
    const tagId = (isApproval ? verdict.correction.tagId : null) ?? wanted.tagId
    shared.ruling = { reviewerId: id, reason: isApproval ? null : verdict.reason, place, tagId }
    // A file that the library holds becomes the newest version of the same content. R-resource-2
    if (isApproval) shared.contentId = publishedRequestOf(data, shared)?.contentId ?? share.requestId
    shared.share = {
      ...share,
      status: isApproval ? 'approved' : 'rejected',
      rejectReason: isApproval ? null : verdict.reason,
      reason: isApproval ? '' : verdict.words,
      reviewerName: name,
      decidedAt: new Date(backend.now()).toISOString(),
      version: share.version + 1,
    }
    if (place !== wanted.place || tagId !== wanted.tagId)
      noteShareEvent(backend, shared, 'corrected', { userName: name, detail: '章节' })
    noteShareEvent(backend, shared, isApproval ? 'approved' : 'rejected', {
      userName: name,
      rejectReason: shared.share.rejectReason,
      detail: shared.share.reason,
    })
  }

  const settleRemoval = (shared: SharedFile, { id, name }: CurrentUser, verdict: Removal): void => {
    const { share, wanted, ruling } = shared
    const version = share.version + 1
    if (verdict.kind === 'keep') {
      shared.share = { ...share, status: 'approved', reason: verdict.words, version }
      noteShareEvent(backend, shared, 'removalDeclined', { userName: name, detail: verdict.words })
      return
    }
    const { reason, words } = verdict
    shared.ruling = { place: wanted.place, tagId: wanted.tagId, ...ruling, reviewerId: id, reason }
    shared.share = {
      ...share,
      status: 'takenDown',
      rejectReason: reason,
      reason: reason === null ? share.reason : words,
      reviewerName: name,
      decidedAt: new Date(backend.now()).toISOString(),
      version,
    }
    noteShareEvent(backend, shared, 'takenDown', { userName: name, rejectReason: reason, detail: words })
  }

  /** Why what the library holds cannot be taken down, or left there. */
  const removalObjection = (
    shared: SharedFile,
    { version }: SeenRequest,
    verdict: Removal,
  ): string | null => {
    const { share } = shared
    if (share.status === 'takenDown') return `已由 ${share.reviewerName} 下架`
    const isHeld = share.status === 'approved' || share.status === 'removing'
    if (!isHeld || share.version !== version) return '申请已有变化，请刷新后再试'
    if (verdict.kind === 'keep') return share.status === 'removing' ? null : '申请已有变化，请刷新后再试'
    if (publishedRequestOf(data, shared) !== shared) return '这个文件已被新版替换或移出资源库'
    return share.status === 'approved' && verdict.reason === null ? '请选择下架的理由' : null
  }

  const takeBack = (shared: SharedFile, { name }: CurrentUser): void => {
    delete shared.ruling
    delete shared.contentId
    shared.share = {
      ...shared.share,
      status: 'pending',
      rejectReason: null,
      reason: '',
      reviewerName: '',
      decidedAt: '',
      version: shared.share.version + 1,
    }
    noteShareEvent(backend, shared, 'undone', { userName: name, detail: '' })
  }

  /** Each by itself: an objection says why not, the rest is done. */
  const each = (
    organisationId: number,
    requests: readonly SeenRequest[],
    objectionTo: (shared: SharedFile, seen: SeenRequest) => string | null,
    change: (shared: SharedFile) => void,
  ): DecisionReport => {
    const done: SeenRequest[] = []
    const refused: FailedDecision[] = []
    for (const seen of requests) {
      const shared = data.requests.find(
        ({ share }) => share.requestId === seen.id && share.organisation.id === organisationId,
      )
      const objection = shared === undefined ? '这所学校没有这项共享申请' : objectionTo(shared, seen)
      if (shared === undefined || objection !== null) refused.push({ id: seen.id, message: objection ?? '' })
      else {
        change(shared)
        done.push({ id: seen.id, version: shared.share.version })
      }
    }
    return { done, failed: refused }
  }

  return {
    page: (query, signal) =>
      askAsReviewer('page', query.organisationId, signal, () => {
        const own = data.requests.filter(({ share }) => share.organisation.id === query.organisationId)
        const shown = own.map((shared) => reviewedRequest(backend, data, shared))
        return success(pageIn(shown, query))
      }),

    rights: (signal) =>
      ask('rights', signal, (person) =>
        success(
          person.organisations.map(({ id }) => ({ organisationId: id, mayReview: mayReview(person, id) })),
        ),
      ),

    pendingCount: (organisationId, signal) =>
      askAsReviewer('pendingCount', organisationId, signal, () =>
        success(
          data.requests.filter(
            ({ share }) =>
              share.organisation.id === organisationId &&
              (share.status === 'pending' || share.status === 'removing'),
          ).length,
        ),
      ),

    request: (id, signal) =>
      ask('request', signal, (person) => {
        const found = findReviewed(data, person, id)
        return found === undefined ? NO_REQUEST : success(reviewedRequest(backend, data, found))
      }),

    standing: (contentId, signal) =>
      ask('standing', signal, (person) => {
        const held = data.requests.find(
          (it) => it.contentId === contentId && publishedRequestOf(data, it) === it,
        )
        const found = held && findReviewed(data, person, held.share.requestId)
        return found === undefined ? NO_REQUEST : success(reviewedRequest(backend, data, found))
      }),

    similar: (id, signal) =>
      ask('similar', signal, (person) => {
        const found = findReviewed(data, person, id)
        return found === undefined ? NO_REQUEST : success(similarTo(found))
      }),

    decide: ({ organisationId, requests, verdict }, signal) =>
      askAsReviewer('decide', organisationId, signal, (person) => {
        if (verdict.kind === 'reject' && !isReasonGiven(verdict.reason, verdict.words)) return NO_REASON
        if (verdict.kind === 'keep' && !isReasonEnough(verdict.words)) return NO_WORDS
        const objectionTo = (shared: SharedFile, seen: SeenRequest): string | null => {
          const { share, applicant } = shared
          if (applicant.id === person.id) return '自己提交的资料由其他审核人审核'
          if (isRemoval(verdict)) return removalObjection(shared, seen, verdict)
          if (share.status === 'withdrawn') return '申请人已撤回'
          if (share.status !== 'pending') return `已由 ${share.reviewerName} 审核`
          return share.version === seen.version ? null : '申请已有变化，请刷新后再审核'
        }
        return success(
          each(organisationId, requests, objectionTo, (shared) =>
            isRemoval(verdict) ? settleRemoval(shared, person, verdict) : settle(shared, person, verdict),
          ),
        )
      }),

    undo: (organisationId, requests, signal) =>
      askAsReviewer('undo', organisationId, signal, (person) => {
        const objectionTo = ({ share, ruling }: SharedFile, seen: SeenRequest): string | null => {
          const isDecided = share.status === 'approved' || share.status === 'rejected'
          if (ruling === undefined || !isDecided || share.version !== seen.version)
            return '申请已有变化，不能撤销'
          if (ruling.reviewerId !== person.id) return `已由 ${share.reviewerName} 审核`
          const isLate = backend.now() - Date.parse(share.decidedAt) > UNDO_SECONDS * 1000
          return isLate ? `超过 ${UNDO_SECONDS} 秒，不能再撤销` : null
        }
        return success(each(organisationId, requests, objectionTo, (shared) => takeBack(shared, person)))
      }),
  }
}
