import { fromCallback, fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { isUntouchedAnswer, newAnswer } from '#domain/question/answer-draft.ts'
import { itemsOf } from '#domain/question/answer-sheet.ts'
import { type AskingLesson, answeringMachine, placeOf } from '#domain/question/answering.machine.ts'
import type { QuestionStopEvent } from '#domain/question/question-stop.events.ts'
import { questionStopMachine } from '#domain/question/question-stop.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { AnswerDraftStore } from './answer-draft.port.ts'
import type { AnswerOutbox } from './answer-outbox.provide.ts'
import type { LessonQuestionPort } from './question.port.ts'
import type { UnsentAnswerStore } from './unsent-answer.port.ts'

/** The ports of answering. */
export interface AnsweringNeeds {
  readonly questions: LessonQuestionPort
  readonly drafts: AnswerDraftStore
  readonly outbox: AnswerOutbox
  readonly makeClientId: MakeClientId
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export const provideAnswering = ({ questions, drafts, outbox, makeClientId, now }: AnsweringNeeds) =>
  answeringMachine.provide({
    actors: {
      recall: fromPromise(async ({ input }) => {
        const draft = drafts.read(input)
        return { draft: draft ?? newAnswer(makeClientId()), restored: draft !== null, at: now() }
      }),
      submit: fromPromise(async ({ input, signal }) => {
        const { lesson, pointId, question, draft, askedAt } = input
        const useTime = Math.max(0, Math.round((now() - askedAt) / 1000))
        const items = itemsOf(question, draft.sheet, { pointId, clientId: draft.clientId, useTime })
        return { items, result: await questions.answer({ ...lesson, items }, signal) }
      }),
    },
    actions: {
      keep: (_, asked) => {
        const place = placeOf(asked)
        if (isUntouchedAnswer(asked.draft)) drafts.forget(place)
        else drafts.keep(place, asked.draft)
      },
      forget: (_, place) => drafts.forget(place),
      park: (_, answer) => outbox.send({ type: 'outbox.put', item: answer, urgency: 'later' }),
    },
  })

export const provideQuestionStop = (needs: AnsweringNeeds, unsent: UnsentAnswerStore) =>
  questionStopMachine.provide({
    actors: {
      answering: provideAnswering(needs),
      load: fromPromise(async ({ input: { userId, sectionId }, signal }) => {
        const read = await needs.questions.questions(sectionId, signal)
        if (!read.ok) return read
        const waiting = (await unsent.read(userId)).filter(({ place }) => place.sectionId === sectionId)
        return success({ questions: read.value, unsent: waiting.flatMap(({ items }) => items) })
      }),
      outbox: fromCallback<QuestionStopEvent, AskingLesson>(({ input, sendBack }) => {
        const isHere = ({ place }: { readonly place: { readonly sectionId: number } }) =>
          place.sectionId === input.sectionId
        const delivered = needs.outbox.on('outbox.delivered', ({ item: answer, receipt: results }) => {
          if (isHere(answer)) sendBack({ type: 'questionStop.delivered', items: answer.items, results })
        })
        const refused = needs.outbox.on('outbox.refused', ({ item: answer, failure }) => {
          if (isHere(answer)) sendBack({ type: 'questionStop.refused', items: answer.items, failure })
        })
        return () => {
          delivered.unsubscribe()
          refused.unsubscribe()
        }
      }),
    },
  })
