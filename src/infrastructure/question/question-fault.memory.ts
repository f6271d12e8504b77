import type { QuestionFaultPort } from '#application/question/question-fault.port.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { QuestionFault } from '#domain/question/question-fault.ts'
import {
  FAULT_PAGE_SIZE,
  type FaultCase,
  type FaultDecision,
  type FaultQuery,
  type ReportedFault,
} from '#domain/question/reported-fault.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { dropPublishing, tellPublishing } from '../memory/publishing-notice.backend.ts'
import { bankQuestion } from '../memory/question-bank.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'

const NO_QUESTION = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这道题已经不在这里了' })
const NO_FAULT = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这条纠错' })
const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '你没有审核权限，不能处理纠错' })
const OVERTAKEN = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '已由 别人 处理' })
const NO_REASON = failed<Failure>({ kind: 'rejected', reason: 'invalid', message: '请写明为什么不是错误' })

interface Kept extends FaultCase {
  readonly userId: number
  readonly clientId: string
}

/** By backend: everything that was reported, in order. */
const dataByBackend = new WeakMap<MemoryBackend, Kept[]>()

const dataOf = (backend: MemoryBackend): Kept[] => {
  const data = dataByBackend.get(backend) ?? []
  dataByBackend.set(backend, data)
  return data
}

const told = ({ id, kind, content, reportedAt, settlement }: ReportedFault): ReportedFault => ({
  id,
  kind,
  content,
  reportedAt,
  settlement,
})

const caseOf = (kept: Kept): FaultCase => ({
  ...told(kept),
  question: kept.question,
  reporter: kept.reporter,
  school: kept.school,
})

const byTime = (one: Kept, other: Kept): number =>
  (other.settlement?.at ?? '').localeCompare(one.settlement?.at ?? '') || other.id - one.id

export const memoryQuestionFaults = (backend: MemoryBackend, caller: Caller): QuestionFaultPort => {
  const data = dataOf(backend)

  const ask = makeSessionRequest(backend, caller, 'questionFaults')

  const reviewed = <T>(person: CurrentUser, answer: () => Result<T, Failure>): Result<T, Failure> =>
    person.rights.review ? answer() : NO_RIGHT

  const keep = (person: CurrentUser, fault: QuestionFault): Result<true, Failure> => {
    const question = bankQuestion(fault.questionId)
    if (question === undefined) return NO_QUESTION
    const isKnown = data.some(({ userId, clientId }) => userId === person.id && clientId === fault.clientId)
    if (!isKnown)
      data.push({
        id: data.length + 1,
        kind: fault.kind,
        content: fault.content,
        reportedAt: new Date(backend.now()).toISOString(),
        settlement: null,
        question,
        reporter: person.name,
        school: person.organisations[0]?.name ?? '',
        userId: person.id,
        clientId: fault.clientId,
      })
    return success(true)
  }

  const openCount = (): number => data.filter(({ settlement }) => settlement === null).length

  const pageOf = ({ settled, page }: FaultQuery) => {
    const listed = data.filter(({ settlement }) => (settlement !== null) === settled)
    const items = (settled ? listed.toSorted(byTime) : listed).slice(
      (page - 1) * FAULT_PAGE_SIZE,
      page * FAULT_PAGE_SIZE,
    )
    return {
      index: page,
      size: FAULT_PAGE_SIZE,
      total: listed.length,
      items: items.map(caseOf),
      open: openCount(),
    }
  }

  /** What they were told before and have not seen holds no more. */
  const tellReporter = (decider: CurrentUser, { userId, question, settlement }: Kept): void => {
    dropPublishing(
      backend,
      userId,
      ({ contentId, kind }) =>
        contentId === question.contentId && (kind === 'faultResolved' || kind === 'faultDismissed'),
    )
    if (settlement !== null && userId !== decider.id)
      tellPublishing(backend, {
        userId,
        kind: settlement.verdict === 'resolved' ? 'faultResolved' : 'faultDismissed',
        contentId: question.contentId,
        type: CONTENT_TYPE.question,
        name: question.name,
        reason: settlement.reply,
      })
  }

  const decide = (
    person: CurrentUser,
    { id, seen, becomes, reply }: FaultDecision,
  ): Result<ReportedFault, Failure> => {
    const at = data.findIndex((kept) => kept.id === id)
    const found = data[at]
    if (found === undefined) return NO_FAULT
    if (becomes === 'notAFault' && reply.trim() === '') return NO_REASON
    if ((found.settlement?.verdict ?? 'open') !== seen) return OVERTAKEN
    const settlement =
      becomes === 'open'
        ? null
        : { verdict: becomes, reply, by: person.name, at: new Date(backend.now()).toISOString() }
    const decided = { ...found, settlement }
    data[at] = decided
    tellReporter(person, decided)
    return success(told(decided))
  }

  return {
    report: (fault, signal) => ask('report', signal, (person) => keep(person, fault)),
    own: (questionId, signal) =>
      ask('own', signal, (person) =>
        success(
          data
            .filter(({ userId, question }) => userId === person.id && question.id === questionId)
            .map(told)
            .reverse(),
        ),
      ),
    page: (query, signal) => ask('page', signal, (person) => reviewed(person, () => success(pageOf(query)))),
    openCount: (signal) => ask('openCount', signal, (person) => reviewed(person, () => success(openCount()))),
    decide: (decision, signal) =>
      ask('decide', signal, (person) => reviewed(person, () => decide(person, decision))),
  }
}
