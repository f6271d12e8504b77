import type * as z from 'zod/mini'
import type { LiveSessionPort } from '#application/live/live-session.port.ts'
import {
  getLivePageContentInfo,
  getPushQuestions,
  type livePlayInfo,
  liveQuestionsAnswer,
  type pushRound,
} from '#contract/live-room.ts'
import { success } from '#domain/kernel/result.ts'
import type { LiveSession, PushRound } from '#domain/live/live-session.ts'
import { liveStatusOf } from '../catalogue/content-card.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf, timeOf } from '../http/wire-values.ts'
import { lessonOf } from '../playback/lesson.mapper.ts'
import { questionOf, resultOf, wireItemOf } from '../question/question.mapper.ts'

const CLOSED = 2

const sessionOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: z.output<typeof livePlayInfo>): LiveSession => ({
    lesson: lessonOf(fileAddress)(wire),
    status: liveStatusOf(wire.LiveStatus),
    startTime: timeOf(wire.StartTime),
    endTime: timeOf(wire.EndTime),
    replayReadyTime: timeOf(wire.ReplayReadyTime),
    onlineCount: amountOf(wire.OnlineCount),
    reserved: flagOf(wire.IsReserved),
    cancelled: flagOf(wire.IsCancelled),
    teacherName: textOf(wire.TeacherName),
    teaching: flagOf(wire.IsTeacher),
    serverTime: timeOf(wire.ServerTime),
  })

const roundOf = (wire: z.output<typeof pushRound>): PushRound => {
  const question = questionOf(wire.Question)
  const ofParts = question.parts.find(({ answered }) => answered !== null)?.answered ?? null
  return {
    id: wire.RoundId,
    open: wire.Status !== CLOSED,
    openTime: timeOf(wire.OpenTime),
    closeTime: timeOf(wire.CloseTime),
    openEnd: flagOf(wire.IsOpenEnd) || timeOf(wire.CloseTime) === '',
    question,
    answered: wire.MyAnswer ?? question.answered ?? ofParts,
    tally: (wire.Stats ?? []).map(({ Key, Count }) => ({ key: Key, count: amountOf(Count) })),
    answeredCount: amountOf(wire.AnsweredCount),
    unanswered: (wire.Unanswered ?? []).map(({ Id, Name }) => ({ id: Id, name: textOf(Name) })),
  }
}

/** Wire: getlivepagecontentinfo, getpushquestions, livepagecontent/questionsanswer. */
export const axiosLiveSessions = (http: Http): LiveSessionPort => ({
  session: async (sectionId, signal) => {
    const read = await http.call(getLivePageContentInfo, { query: { Id: sectionId } }, signal)
    return read.ok ? success(sessionOf(http.fileAddress)(read.value)) : read
  },

  rounds: async (sectionId, afterRound, signal) => {
    const query = { SectionId: sectionId, AfterRound: afterRound }
    const read = await http.call(getPushQuestions, { query }, signal, { once: true })
    if (!read.ok) return read
    const { ServerTime, EndTime, OnlineCount, Rounds } = read.value
    return success({
      serverTime: timeOf(ServerTime),
      endTime: timeOf(EndTime),
      onlineCount: amountOf(OnlineCount),
      rounds: Rounds.map(roundOf),
    })
  },

  answer: async ({ sectionId, roundId, items }, signal) => {
    const body = { SectionId: sectionId, RoundId: roundId, Items: items.map(wireItemOf) }
    const sent = await http.call(liveQuestionsAnswer, { body }, signal, { once: true })
    return sent.ok ? success(sent.value.map(resultOf)) : sent
  },
})
