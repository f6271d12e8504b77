import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { playInfo } from './playback.ts'
import { answerItem, answerResult, question } from './question.ts'
import { amount, bodyId, flag, id, idName, mayBeNone, optional, queryNumber, text, time } from './shape.ts'

const tag = '直播'

/** PlayInfo of a session of a live course: while it runs PlayUrls is the stream, as replay its film and the questions of its rounds. */
export const livePlayInfo = z.extend(playInfo, {
  /** 1 预告, 2 直播中, 3 已结束, 4 回放. */
  LiveStatus: amount,
  StartTime: time,
  EndTime: time,
  OnlineCount: amount,
  IsReserved: flag,
  /** When the replay is there. */
  ReplayReadyTime: time,
  /** The server's clock when it answered. */
  ServerTime: time,
  TeacherName: text,
  /** The user teaches it: sees who has not answered. */
  IsTeacher: flag,
  /** This session will not take place. */
  IsCancelled: flag,
})

/** GET getlivepagecontentinfo of a session (Id of a section). Also says that the user is there, which OnlineCount counts. Refusals as the recorded one. */
export const getLivePageContentInfo = defineCall({
  method: 'GET',
  path: '/api/user/livepagecontent/getlivepagecontentinfo',
  summary: '直播播放信息',
  tag,
  access: 'session',
  query: z.object({ Id: queryNumber }),
  data: livePlayInfo,
})

/** A question that is put to all who watch, for a time. */
export const pushRound = z.object({
  RoundId: id,
  /** 1 open, 2 closed. */
  Status: amount,
  OpenTime: time,
  CloseTime: time,
  /** It has no time of its own: CloseTime is the end of the lesson, and its teacher closes it before. */
  IsOpenEnd: flag,
  /** Right answer and analysis once the user answered or the round is closed. */
  Question: question,
  /** What the user answered; null for nothing. */
  MyAnswer: mayBeNone(z.array(z.string())),
  /** How many chose each option, in the order of the options; after the user answered or the round is closed. */
  Stats: optional(z.array(z.object({ Key: z.string(), Count: amount }))),
  AnsweredCount: amount,
  /** Who watches and has not answered: for the teacher only. */
  Unanswered: optional(z.array(idName)),
})

/**
 * GET getpushquestions: the rounds of the session so far, open and closed (state, and not only news: who comes late sees
 * the open one). AfterRound leaves out closed rounds up to it. Also says that the user is there.
 */
export const getPushQuestions = defineCall({
  method: 'GET',
  path: '/api/user/livepagecontent/getpushquestions',
  summary: '直播推题',
  tag,
  access: 'session',
  query: z.object({ SectionId: queryNumber, AfterRound: z.optional(queryNumber) }),
  data: z.object({
    ServerTime: time,
    /** When the lesson ends, which its teacher may bring forward: who watches hears of it within seconds. */
    EndTime: time,
    OnlineCount: amount,
    Rounds: z.array(pushRound),
  }),
})

/** POST questionsanswer of a live session: once for each round. 409 once the round is closed or was answered otherwise. */
export const liveQuestionsAnswer = defineCall({
  method: 'POST',
  path: '/api/user/livepagecontent/questionsanswer',
  summary: '直播答题',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    SectionId: bodyId,
    RoundId: bodyId,
    Items: z.array(answerItem).check(z.minLength(1), z.maxLength(26)),
  }),
  data: z.array(answerResult),
})
