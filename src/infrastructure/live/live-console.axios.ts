import type * as z from 'zod/mini'
import type { LiveConsolePort } from '#application/live/live-console.port.ts'
import {
  AD_HOC_FORM,
  askLiveQuestion,
  closeLiveQuestion,
  endLiveLesson,
  extendLiveQuestion,
  getLiveAnswers,
  getLiveConsole,
  type liveConsole,
  pushLiveQuestion,
  type roundAnswers,
  showLiveResults,
  tellLiveAnswer,
} from '#contract/live-console.ts'
import { success } from '#domain/kernel/result.ts'
import type { ConsoleIntent, LiveConsole } from '#domain/live/live-console.ts'
import type { RoundAnswers } from '#domain/live/round-answers.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'
import { kindOf, questionOf } from '../question/question.mapper.ts'

type WireKey = z.input<typeof tellLiveAnswer.body>['Key']

const consoleOf = ({ Prepared, Put }: z.output<typeof liveConsole>): LiveConsole => ({
  prepared: (Prepared ?? []).map(({ RoundId, Question, Seconds, PutTime }) => ({
    roundId: RoundId,
    question: questionOf(Question),
    seconds: amountOf(Seconds),
    putTime: timeOf(PutTime),
  })),
  put: (Put ?? []).map(({ RoundId, IsAdHoc, IsShown }) => ({
    roundId: RoundId,
    adHoc: flagOf(IsAdHoc),
    shown: flagOf(IsShown),
  })),
})

const answersOf = (round: z.output<typeof roundAnswers>): RoundAnswers => ({
  roundId: idOf(round.RoundId),
  number: amountOf(round.Number),
  questions: (round.Questions ?? []).map((question) => ({
    id: idOf(question.QuestionId),
    kind: kindOf(question),
    name: textOf(question.Name),
  })),
  answers: (round.Answers ?? []).map((given) => ({
    questionId: idOf(given.QuestionId),
    userId: idOf(given.UserId),
    userName: textOf(given.UserName),
    answer: given.Answer ?? [],
    right: given.IsRight ?? null,
    score: amountOf(given.Score),
    time: timeOf(given.AnswerTime),
  })),
  unanswered: (round.Unanswered ?? []).map(({ Id, Name }) => ({ id: idOf(Id), name: textOf(Name) })),
})

const send = (http: Http, { sectionId: SectionId, id, act }: ConsoleIntent, signal: AbortSignal) => {
  // The statechart sends again what did not arrive.
  const once = { once: true }
  switch (act.kind) {
    case 'push': {
      const body = { SectionId, RoundId: act.roundId, Seconds: act.seconds }
      return http.call(pushLiveQuestion, { body }, signal, once)
    }
    case 'ask': {
      const body = {
        SectionId,
        Form: AD_HOC_FORM[act.form],
        Seconds: act.seconds,
        ClientId: id,
      }
      return http.call(askLiveQuestion, { body }, signal, once)
    }
    case 'close':
      return http.call(closeLiveQuestion, { body: { SectionId, RoundId: act.roundId } }, signal, once)
    case 'extend': {
      const body = { SectionId, RoundId: act.roundId, CloseTime: act.closeTime }
      return http.call(extendLiveQuestion, { body }, signal, once)
    }
    case 'show': {
      const body = { SectionId, RoundId: act.roundId, IsShown: act.shown }
      return http.call(showLiveResults, { body }, signal, once)
    }
    case 'end':
      return http.call(endLiveLesson, { body: { SectionId } }, signal, once)
    case 'tell': {
      const body = { SectionId, RoundId: act.roundId, Key: act.key as WireKey }
      return http.call(tellLiveAnswer, { body }, signal, once)
    }
  }
}

/** Wire: liveconsole. */
export const axiosLiveConsoles = (http: Http): LiveConsolePort => ({
  console: async (sectionId, signal) => {
    const query = { SectionId: sectionId }
    const read = await http.call(getLiveConsole, { query }, signal, { once: true })
    return read.ok ? success(consoleOf(read.value)) : read
  },

  perform: async (intent, signal) => {
    const done = await send(http, intent, signal)
    return done.ok ? success(consoleOf(done.value)) : done
  },

  answers: async (sectionId, signal) => {
    const read = await http.call(getLiveAnswers, { query: { SectionId: sectionId } }, signal)
    return read.ok ? success(read.value.map(answersOf)) : read
  },
})
