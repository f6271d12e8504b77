import type { PracticeRecordPort } from '#application/question/practice-record.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import { PRACTICE_PAGE_SIZE, type PracticeRecord } from '#domain/question/practice-record.ts'
import type { WrongSubject } from '#domain/question/wrong-question.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { BANK } from '../memory/content/bank.ts'
import { dismissedOf, keepPractice, keptPractice, keptPracticesOf } from '../memory/practice.backend.ts'
import {
  answerableOf,
  answersIn,
  askedIn,
  everythingGiven,
  practicesBegun,
} from '../memory/question.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'
import { shown } from '../question/question.memory.ts'
import { isMissed, practiceReport } from './study-report.memory.ts'

const pageOf = <T>(all: readonly T[], index: number): Page<T> => ({
  index,
  size: PRACTICE_PAGE_SIZE,
  total: all.length,
  items: all.slice((index - 1) * PRACTICE_PAGE_SIZE, index * PRACTICE_PAGE_SIZE),
})

const NOT_WRONG = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '这道题不在错题本里' })

const subjectsOf = (wrong: readonly BankQuestion[]): readonly WrongSubject[] => {
  const subjects = new Map<number, WrongSubject>()
  for (const { card } of wrong) {
    const { stage, subject } = card.place
    const count = (subjects.get(subject.id)?.count ?? 0) + 1
    subjects.set(subject.id, { id: subject.id, name: `${stage.name}${subject.name}`, count })
  }
  return [...subjects.values()].toSorted((one, other) => other.count - one.count)
}

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
      wrong: report.wrong.length - report.partly,
      partly: report.partly,
      ungraded: report.ungraded,
      score: report.score,
      fullScore: report.fullScore,
      useTime: report.useTime,
    }
  }

  /** How many answers a person gave to a question and its parts. */
  const answersTo = (personId: number, questionId: number): number => {
    const whole = askedIn(0).find(({ id }) => id === questionId)
    const ids = whole === undefined ? [] : answerableOf(whole).map(({ id }) => id)
    return everythingGiven(backend, personId).filter((given) => ids.includes(given.questionId)).length
  }

  const wrongOf = (personId: number): readonly BankQuestion[] => {
    const given = everythingGiven(backend, personId)
    const dismissed = dismissedOf(backend, personId)
    return BANK.map((one) => ({ ...one, question: shown(given, one.question) })).filter(
      ({ question }) => isMissed(question) && dismissed.get(question.id) !== answersTo(personId, question.id),
    )
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
    wrong: ({ subject, page }, signal) =>
      ask('wrong', signal, (person) => {
        const wrong = wrongOf(person.id)
        const ofSubject = wrong.filter(({ card }) => subject === 0 || card.place.subject.id === subject)
        return success({
          ...pageOf(
            ofSubject.map(({ question }) => question),
            page,
          ),
          subjects: subjectsOf(wrong),
        })
      }),
    dismiss: (questionId, signal) =>
      ask('dismiss', signal, (person) => {
        if (!wrongOf(person.id).some(({ question }) => question.id === questionId)) return NOT_WRONG
        dismissedOf(backend, person.id).set(questionId, answersTo(person.id, questionId))
        return success(true as const)
      }),
    restore: (questionId, signal) =>
      ask('restore', signal, (person) => {
        dismissedOf(backend, person.id).delete(questionId)
        return success(true as const)
      }),
  }
}
