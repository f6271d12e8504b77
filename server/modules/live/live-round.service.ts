import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getPushQuestions, liveQuestionsAnswer } from '#contract/live-room.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { filesIn } from '../../html/rich-text.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { FindTeachers } from '../content/course-teachers.repository.ts'
import type { FindSection, OpenSection } from '../course/section-access.ts'
import type { AnswerItem, AnswerRecorder } from '../question/answer-recorder.ts'
import { questionDto, type Reader } from '../question/question.dto.ts'
import type { AnswerRow, QuestionRepository } from '../question/question.repository.ts'
import { filesOfQuestion } from '../question/question-pictures.ts'
import { isAnswered, questionsIn, type WholeQuestion } from '../question/question-set.ts'
import type { Pictures } from '../upload/pictures.ts'
import type { NotePresence } from './attendance.ts'
import type { LiveRoomRepository } from './live-room.repository.ts'
import { isOpen, ROUND_STATUS, roundsSoFar, type TimedRound, timed } from './live-round.ts'
import type { FindSession, LiveSession } from './live-session.ts'
import { onlineSince } from './online.ts'
import { type RoundTally, tallyOf } from './round-tally.ts'

interface Needs {
  readonly findTeachers: FindTeachers
  readonly findSection: FindSection
  readonly findSession: FindSession
  readonly room: LiveRoomRepository
  readonly notePresence: NotePresence
  readonly questions: QuestionRepository
  readonly record: AnswerRecorder
  readonly pictures: Pictures
  readonly clock: Clock
}

type RoundDto = SentBy<typeof getPushQuestions>['Rounds'][number]

/** What the teacher changed of a closed round is told again for so long to who has heard of its end. */
const CHANGED_MS = 5 * 60_000

/** An answer that was on its way when the round was closed still counts. */
const GRACE_MS = 3_000

interface Room extends OpenSection {
  readonly session: LiveSession
  readonly userId: number
  readonly isTeacher: boolean
  readonly teacherIds: readonly number[]
  readonly now: Date
}

interface RoundAnswer {
  readonly answers: readonly AnswerRow[]
  readonly tally: RoundTally
  readonly pictureAddress: Reader['pictureAddress']
}

/** Rounds of questions in live sessions. Wire: getpushquestions, livepagecontent/questionsanswer. */
export const liveRoundService = (needs: Needs) => {
  const { findTeachers, findSection, findSession, room, notePresence, questions, record, pictures, clock } =
    needs

  const roundDto = async (
    round: TimedRound,
    whole: WholeQuestion,
    { session, section, teacherIds, isTeacher, now }: Room,
    { answers, tally, pictureAddress }: RoundAnswer,
  ): Promise<RoundDto> => {
    const own = answers.filter(({ roundId }) => roundId === round.id)
    const answerOf = (id: number) => own.find(({ questionId }) => questionId === id)
    const isClosed = !isOpen(round, now)
    const isTold = isClosed || isTeacher
    const sent = questionDto(whole, { answerOf, isRevealed: isTold, pictureAddress })
    const hasAnswered = isAnswered(whole, new Set(own.map(({ questionId }) => questionId)))
    const put = { roundId: round.id, occurrenceStart: session.startsAt }
    // Who was there when it opened is asked, heard of since or not.
    const missing = isTeacher
      ? await room.findUnanswered(section.id, put, onlineSince(round.opensAt), teacherIds)
      : []
    return {
      RoundId: round.id,
      Status: isClosed ? ROUND_STATUS.closed : ROUND_STATUS.open,
      OpenTime: round.opensAt.toISOString(),
      CloseTime: round.closesAt.toISOString(),
      IsOpenEnd: round.put !== null && round.put.closesAt === null,
      Question: sent,
      MyAnswer: sent.MyAnswer,
      Stats:
        isTold || hasAnswered || round.put?.isShown === true ? tally.statsOf(round.id, sent.Options) : [],
      AnsweredCount: tally.answeredOf(round.id),
      Unanswered: missing.map(({ id, name }) => ({ Id: id, Name: name })),
    }
  }

  const roundsDto = async (rounds: readonly TimedRound[], it: Room): Promise<RoundDto[]> => {
    const questionIds = rounds.map(({ questionId }) => questionId)
    const rows = questionsIn(questionIds, await questions.findWithParts(questionIds, it.userId))
    const roundIds = rounds.map(({ id }) => id)
    const { startsAt } = it.session
    const answers = await room.findAnswers(it.userId, roundIds, startsAt)
    const answered: RoundAnswer = {
      answers,
      tally: tallyOf(
        await room.countAnswered(roundIds, startsAt),
        await room.countChosen(roundIds, startsAt),
      ),
      pictureAddress: await pictures.addressesOf([
        ...rows.flatMap(filesOfQuestion),
        ...answers.flatMap(({ answer }) => answer.flatMap(filesIn)),
      ]),
    }
    const sent: RoundDto[] = []
    for (const round of rounds) {
      const whole = rows.find(({ question }) => question.id === round.questionId)
      if (whole) sent.push(await roundDto(round, whole, it, answered))
    }
    return sent
  }

  /** Sent before, every one of them: the answer to it got lost, not the answers. */
  const wereSent = async (
    userId: number,
    roundId: number,
    items: readonly AnswerItem[],
  ): Promise<boolean> => {
    const kept = await questions.findSent(
      userId,
      items.map(({ ClientId }) => ClientId),
    )
    return items.every(({ ClientId }) =>
      kept.some((row) => row.clientId === ClientId && row.roundId === roundId),
    )
  }

  return {
    /**
     * The rounds that the session has put so far, open and closed, without those that were closed up to `afterRound`.
     * Who asks is there. 404, 410 and 403 of the section.
     */
    async pushed(
      { userId }: Viewer,
      sectionId: number,
      afterRound: number,
    ): Promise<SentBy<typeof getPushQuestions> | Refusal> {
      const open = await findSection({ id: sectionId, type: CONTENT_TYPE.live }, userId)
      if (open instanceof Refusal) return open
      const now = clock()
      const session = await findSession(open.section, open.course, now)
      await notePresence(open, session, userId, now)
      const puts = session ? await room.findPuts(sectionId, session.startsAt) : []
      const rounds = session ? roundsSoFar(await room.findRounds(sectionId), session, puts, now) : []
      const known = rounds.findIndex(({ id }) => id === afterRound)
      const hasChanged = ({ put }: TimedRound) =>
        put !== null && now.getTime() - put.changedAt.getTime() < CHANGED_MS
      const wanted = rounds.filter((round, index) => index > known || isOpen(round, now) || hasChanged(round))
      const teacherIds = await findTeachers(open.course)
      const isTeacher = teacherIds.includes(userId)
      return {
        ServerTime: now.toISOString(),
        EndTime: session?.endsAt.toISOString() ?? '',
        OnlineCount: await room.countSeen(sectionId, onlineSince(now)),
        Rounds: session
          ? await roundsDto(wanted, { ...open, session, userId, isTeacher, teacherIds, now })
          : [],
      }
    },

    /** Once for each user and round: 404 before it is put, 409 once it is closed or was answered otherwise. */
    async answer(
      { userId }: Viewer,
      { SectionId, RoundId, Items }: z.output<typeof liveQuestionsAnswer.body>,
    ): Promise<SentBy<typeof liveQuestionsAnswer> | Refusal> {
      const open = await findSection({ id: SectionId, type: CONTENT_TYPE.live }, userId)
      if (open instanceof Refusal) return open
      const now = clock()
      const session = await findSession(open.section, open.course, now)
      const row = (await room.findRounds(SectionId)).find(({ id }) => id === RoundId)
      const puts = session && row ? await room.findPuts(SectionId, session.startsAt) : []
      const round = session && row && timed(row, session, puts)
      if (!session || !round || session.isCancelled || now < round.opensAt)
        return refuse(CODE.notFound, '没有找到这道题')
      const isLate = now.getTime() >= round.closesAt.getTime() + GRACE_MS
      if (isLate && !(await wereSent(userId, RoundId, Items)))
        return refuse(CODE.conflict, '这道题已经结束作答')
      const asking = {
        userId,
        sectionId: SectionId,
        roundId: RoundId,
        occurrenceStart: session.startsAt,
        practiceId: null,
      }
      const { questionId } = round
      return record(
        asking,
        questionsIn([questionId], await questions.findWithParts([questionId], userId)),
        Items,
      )
    },
  }
}

export type LiveRoundService = ReturnType<typeof liveRoundService>
