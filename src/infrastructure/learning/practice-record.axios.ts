import type * as z from 'zod/mini'
import type { PracticeRecordPort } from '#application/question/practice-record.port.ts'
import {
  dismissWrongQuestion,
  getPractices,
  getWrongQuestions,
  type practiceRecord,
  restoreWrongQuestion,
  savePractice,
} from '#contract/practice.ts'
import { success } from '#domain/kernel/result.ts'
import {
  PRACTICE_PAGE_SIZE,
  type PracticeKind,
  type PracticeRecord,
} from '#domain/question/practice-record.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, textOf, timeOf } from '../http/wire-values.ts'
import { questionOf } from '../question/question.mapper.ts'

const KINDS: readonly PracticeKind[] = ['bank', 'questions', 'paper']

const recordOf = (wire: z.output<typeof practiceRecord>): PracticeRecord => ({
  practiceId: textOf(wire.PracticeId),
  kind: KINDS[amountOf(wire.Kind) - 1] ?? 'bank',
  name: textOf(wire.Name),
  paperId: amountOf(wire.PaperId),
  finishedAt: timeOf(wire.FinishTime),
  total: amountOf(wire.TotalCount),
  answered: amountOf(wire.AnsweredCount),
  right: amountOf(wire.RightCount),
  wrong: amountOf(wire.WrongCount),
  partly: amountOf(wire.PartlyCount),
  ungraded: amountOf(wire.UngradedCount),
  score: amountOf(wire.Score),
  fullScore: amountOf(wire.FullScore),
  useTime: amountOf(wire.UseTime),
})

const queryOf = (page: number) => ({ PageIndex: page, PageSize: PRACTICE_PAGE_SIZE })

const asked = (page: number) => ({ index: page, size: PRACTICE_PAGE_SIZE })

/** Ours: savepractice, getpractices, getwrongquestions, dismisswrongquestion, restorewrongquestion. */
export const axiosPracticeRecords = (http: Http): PracticeRecordPort => ({
  save: async ({ practiceId, kind, name, paperId, useTime, items }, signal) => {
    const body = {
      PracticeId: practiceId,
      Kind: KINDS.indexOf(kind) + 1,
      Name: name.slice(0, 100),
      PaperId: paperId,
      UseTime: Math.round(useTime),
      Items: items.map(({ questionId, score }) => ({ QuestionId: questionId, Score: score })),
    }
    const sent = await http.call(savePractice, { body }, signal, { once: true })
    return sent.ok ? success(true as const) : sent
  },
  records: async (page, signal) => {
    const read = await http.call(getPractices, { query: queryOf(page) }, signal)
    return read.ok ? success(pageOf(read.value, asked(page), recordOf)) : read
  },
  wrong: async ({ subject, page }, signal) => {
    const query = { ...queryOf(page), ...(subject > 0 && { SubjectId: subject }) }
    const read = await http.call(getWrongQuestions, { query }, signal)
    if (!read.ok) return read
    const subjects = (read.value.Subjects ?? []).map(({ Id, Name, Count }) => ({
      id: Id,
      name: textOf(Name),
      count: amountOf(Count),
    }))
    return success({ ...pageOf(read.value, asked(page), questionOf), subjects })
  },
  dismiss: async (questionId, signal) => {
    const sent = await http.call(dismissWrongQuestion, { body: { Id: questionId } }, signal)
    return sent.ok ? success(true as const) : sent
  },
  restore: async (questionId, signal) => {
    const sent = await http.call(restoreWrongQuestion, { body: { Id: questionId } }, signal)
    return sent.ok ? success(true as const) : sent
  },
})
