import type { PracticeRecordPort } from '#application/question/practice-record.port.ts'
import type { Page } from '#domain/kernel/page.ts'
import { success } from '#domain/kernel/result.ts'
import { PRACTICE_PAGE_SIZE, type PracticeRecord } from '#domain/question/practice-record.ts'
import { standingOf } from '#domain/question/standing.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { keepPractice, keptPractice, keptPracticesOf } from '../memory/practice.backend.ts'
import { answersIn, askedIn, everythingGiven, practicesBegun } from '../memory/question.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'
import { shown } from '../question/question.memory.ts'
import { practiceReport } from './study-report.memory.ts'

const pageOf = <T>(all: readonly T[], index: number): Page<T> => ({
  index,
  size: PRACTICE_PAGE_SIZE,
  total: all.length,
  items: all.slice((index - 1) * PRACTICE_PAGE_SIZE, index * PRACTICE_PAGE_SIZE),
})

export const memoryPracticeRecords = (backend: MemoryBackend, caller: Caller): PracticeRecordPort => {
  const ask = makeSessionRequest(backend, caller, 'practiceRecords')

  const recordOf = (personId: number, practiceId: string): PracticeRecord => {
    const kept = keptPractice(backend, personId, practiceId)
    const report = practiceReport(backend, personId, practiceId, [])
    return {
      practiceId,
      kind: kept?.kind ?? 'bank',
      name: kept?.name ?? '',
      paperId: kept?.paperId ?? 0,
      finishedAt: kept?.finishedAt ?? answersIn(backend, personId, 0, practiceId).at(-1)?.answeredAt ?? '',
      total: report.total,
      answered: report.answered,
      right: report.right,
      wrong: report.wrong.length,
      ungraded: report.ungraded,
      score: report.score,
      fullScore: report.fullScore,
      useTime: report.useTime,
    }
  }

  return {
    save: (practice, signal) =>
      ask('save', signal, (person) => {
        const before = keptPractice(backend, person.id, practice.practiceId)
        const finishedAt = before?.finishedAt ?? new Date(backend.now()).toISOString()
        keepPractice(backend, person.id, { ...practice, finishedAt })
        return success(true as const)
      }),
    records: (page, signal) =>
      ask('records', signal, (person) => {
        const ids = new Set([...practicesBegun(backend, person.id), ...keptPracticesOf(backend, person.id)])
        const records = [...ids].map((id) => recordOf(person.id, id)).reverse()
        return success(
          pageOf(
            records.toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt)),
            page,
          ),
        )
      }),
    wrong: (page, signal) =>
      ask('wrong', signal, (person) => {
        const given = everythingGiven(backend, person.id)
        const seen = askedIn(0).map((question) => shown(given, question))
        return success(
          pageOf(
            seen.filter((question) => standingOf(question) === 'wrong'),
            page,
          ),
        )
      }),
  }
}
