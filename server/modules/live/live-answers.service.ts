import type { SentBy } from '#contract/call.ts'
import type { getLiveAnswers } from '#contract/live-console.ts'
import { Refusal } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import { questionName } from '../content/question-name.ts'
import type { QuestionRepository } from '../question/question.repository.ts'
import { answerableOf, questionsIn } from '../question/question-set.ts'
import type { LiveRoomRepository } from './live-room.repository.ts'
import { roundsSoFar } from './live-round.ts'
import { onlineSince } from './online.ts'
import type { TaughtLessons } from './taught-lessons.ts'

interface Needs {
  readonly lessons: Pick<TaughtLessons, 'taught'>
  readonly room: Pick<LiveRoomRepository, 'findRounds' | 'findPuts' | 'findAllAnswers' | 'findUnanswered'>
  readonly questions: Pick<QuestionRepository, 'findWithParts'>
}

/** What everybody answered in a session, for its teacher. Wire: liveconsole/getanswers. */
export const liveAnswersService = ({ lessons, room, questions }: Needs) => ({
  async answers(viewer: Viewer, sectionId: number): Promise<SentBy<typeof getLiveAnswers> | Refusal> {
    const it = await lessons.taught(viewer, sectionId)
    if (it instanceof Refusal) return it
    const { session, now, teacherIds } = it
    const puts = await room.findPuts(sectionId, session.startsAt)
    const rounds = roundsSoFar(await room.findRounds(sectionId), session, puts, now)
    const questionIds = rounds.map(({ questionId }) => questionId)
    const wholes = questionsIn(questionIds, await questions.findWithParts(questionIds, viewer.userId))
    const given = await room.findAllAnswers(
      rounds.map(({ id }) => id),
      session.startsAt,
    )
    const sent: SentBy<typeof getLiveAnswers> = []
    for (const [index, round] of rounds.entries()) {
      const whole = wholes.find(({ question }) => question.id === round.questionId)
      const put = { roundId: round.id, occurrenceStart: session.startsAt }
      const missing = await room.findUnanswered(sectionId, put, onlineSince(round.opensAt), teacherIds)
      sent.push({
        RoundId: round.id,
        Number: index + 1,
        Questions: (whole ? answerableOf(whole) : []).map(({ question }) => ({
          QuestionId: question.id,
          QuestionType: question.questionType,
          Name: questionName(question.stem),
        })),
        Answers: given
          .filter(({ answer }) => answer.roundId === round.id)
          .map(({ answer, userName }) => ({
            QuestionId: answer.questionId,
            UserId: answer.userId,
            UserName: userName,
            Answer: [...answer.answer],
            IsRight: answer.isRight,
            Score: answer.score,
            AnswerTime: answer.answeredAt.toISOString(),
          })),
        Unanswered: missing.map(({ id, name }) => ({ Id: id, Name: name })),
      })
    }
    return sent
  },
})

export type LiveAnswersService = ReturnType<typeof liveAnswersService>
