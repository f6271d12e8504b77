import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { question } from './question.ts'
import { sentOnce, sentTime } from './request.ts'
import { amount, bodyId, flag, id, idName, mayBeNone, optional, queryNumber, text, time } from './shape.ts'

const tag = '直播'

/** Seconds for which a question is open: from the shortest to the longest; 0 with the lesson. */
export const ROUND_SECONDS = { shortest: 30, longest: 600, withLesson: 0 } as const

const openSeconds = z.union([
  z.literal(ROUND_SECONDS.withLesson),
  z.int().check(z.minimum(ROUND_SECONDS.shortest), z.maximum(ROUND_SECONDS.longest)),
])

/** The kinds of a question that is asked off the cuff: A–D, A–F, 对错. */
export const AD_HOC_FORM = { four: 1, six: 2, judgement: 3 } as const

/** What the teacher of a running session has at hand beside its rounds (getpushquestions). */
export const liveConsole = z.object({
  ServerTime: time,
  /** Not put yet in this occurrence, in the order of their putting. */
  Prepared: optional(
    z.array(
      z.object({
        RoundId: id,
        Question: question,
        /** For how long it is open. */
        Seconds: amount,
        /** When it is put by itself; '' for one that waits for the teacher. */
        PutTime: time,
      }),
    ),
  ),
  /** Put so far. */
  Put: optional(
    z.array(
      z.object({
        RoundId: id,
        /** Asked off the cuff: its right answer is told with tellanswer. */
        IsAdHoc: flag,
        /** All see the results already. */
        IsShown: flag,
      }),
    ),
  ),
})

/** GET getconsole (ours): of a running session, for its teacher. 404, 410, 403 as the session; 403 for who does not teach it, 409 while it does not run. */
export const getLiveConsole = defineCall({
  method: 'GET',
  path: '/api/user/liveconsole/getconsole',
  summary: '直播控制台',
  tag,
  access: 'session',
  query: z.object({ SectionId: queryNumber }),
  data: liveConsole,
})

/** POST pushquestion (ours): puts a prepared question now; put before, nothing more is done. Refusals as getconsole. */
export const pushLiveQuestion = defineCall({
  method: 'POST',
  path: '/api/user/liveconsole/pushquestion',
  summary: '推送备好的题',
  tag,
  access: 'session',
  body: z.object({ SectionId: bodyId, RoundId: bodyId, Seconds: openSeconds }),
  data: liveConsole,
})

/** POST askquestion (ours): asks off the cuff, with options that have no text. The same ClientId twice asks once. Refusals as getconsole. */
export const askLiveQuestion = defineCall({
  method: 'POST',
  path: '/api/user/liveconsole/askquestion',
  summary: '随堂提问',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    SectionId: bodyId,
    Form: z.literal([AD_HOC_FORM.four, AD_HOC_FORM.six, AD_HOC_FORM.judgement]),
    Seconds: openSeconds,
    ClientId: sentOnce(),
  }),
  data: liveConsole,
})

/** POST closequestion (ours): closes a round now; closed before, nothing more is done. 404 for one that is not put. */
export const closeLiveQuestion = defineCall({
  method: 'POST',
  path: '/api/user/liveconsole/closequestion',
  summary: '提前收卷',
  tag,
  access: 'session',
  body: z.object({ SectionId: bodyId, RoundId: bodyId }),
  data: liveConsole,
})

/** POST extendquestion (ours): an open round closes at CloseTime and not before, at most with the lesson. 409 once it is closed. */
export const extendLiveQuestion = defineCall({
  method: 'POST',
  path: '/api/user/liveconsole/extendquestion',
  summary: '延长答题',
  tag,
  access: 'session',
  body: z.object({ SectionId: bodyId, RoundId: bodyId, CloseTime: sentTime }),
  data: liveConsole,
})

/** POST showresults (ours): whether who has not answered sees how the others answered while a round is open. */
export const showLiveResults = defineCall({
  method: 'POST',
  path: '/api/user/liveconsole/showresults',
  summary: '公布答题结果',
  tag,
  access: 'session',
  body: z.object({ SectionId: bodyId, RoundId: bodyId, IsShown: z.boolean() }),
  data: liveConsole,
})

/** POST endlesson (ours): the lesson is over now for all, its open questions with it; over before, nothing more is done. Refusals as getconsole. */
export const endLiveLesson = defineCall({
  method: 'POST',
  path: '/api/user/liveconsole/endlesson',
  summary: '提前下课',
  tag,
  access: 'session',
  body: z.object({ SectionId: bodyId }),
  data: liveConsole,
})

/** POST tellanswer (ours): the right option of a question off the cuff; what was answered is marked by it. 400 for a key that is no option, 404 for another question. */
export const tellLiveAnswer = defineCall({
  method: 'POST',
  path: '/api/user/liveconsole/tellanswer',
  summary: '告知正确答案',
  tag,
  access: 'session',
  body: z.object({ SectionId: bodyId, RoundId: bodyId, Key: z.enum(['A', 'B', 'C', 'D', 'E', 'F']) }),
  data: liveConsole,
})

/** What all answered to a question that a session put. */
export const roundAnswers = z.object({
  RoundId: id,
  /** Counts from 1, in the order of their putting. */
  Number: amount,
  /** What was to be answered: the question, or its parts in their order. */
  Questions: optional(
    z.array(
      z.object({
        QuestionId: id,
        QuestionType: amount,
        /** How it begins, plain text. */
        Name: text,
      }),
    ),
  ),
  /** By name; those of one user together. */
  Answers: optional(
    z.array(
      z.object({
        QuestionId: id,
        UserId: id,
        UserName: text,
        /** As it was sent. */
        Answer: optional(z.array(z.string())),
        /** Null when it cannot be marked. */
        IsRight: mayBeNone(z.boolean()),
        Score: amount,
        AnswerTime: time,
      }),
    ),
  ),
  /** Who was there since it was put and gave no answer, by name; none of the teachers. */
  Unanswered: optional(z.array(idName)),
})

/**
 * GET getanswers (ours): the questions that the session has put so far, with what everybody answered: for its teacher, while it runs and afterwards.
 * Refusals as getconsole; 409 for a session that was called off.
 */
export const getLiveAnswers = defineCall({
  method: 'GET',
  path: '/api/user/liveconsole/getanswers',
  summary: '直播作答',
  tag,
  access: 'session',
  query: z.object({ SectionId: queryNumber }),
  data: z.array(roundAnswers),
})
