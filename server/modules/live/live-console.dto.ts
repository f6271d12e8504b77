import type { SentBy } from '#contract/call.ts'
import type { getLiveConsole } from '#contract/live-console.ts'
import { questionDto } from '../question/question.dto.ts'
import type { QuestionRepository } from '../question/question.repository.ts'
import { filesOfQuestion } from '../question/question-pictures.ts'
import { questionsIn } from '../question/question-set.ts'
import type { Pictures } from '../upload/pictures.ts'
import type { TimedRound } from './live-round.ts'
import type { OpenedLesson } from './taught-lessons.ts'

export type ConsoleDto = SentBy<typeof getLiveConsole>

interface Needs {
  readonly questions: Pick<QuestionRepository, 'findWithParts'>
  readonly pictures: Pick<Pictures, 'addressesOf'>
}

/** What is prepared in a lesson that runs, and what was put before its learners. Wire: liveconsole. */
export const consoleDtoOf =
  ({ questions, pictures }: Needs) =>
  async ({ session, userId, now, rounds }: OpenedLesson): Promise<ConsoleDto> => {
    const isPut = (round: TimedRound | null) => round !== null && round.opensAt <= now
    const coming = rounds.filter(({ row, round }) => row.intentId === null && !isPut(round))
    const ids = coming.map(({ row }) => row.questionId)
    const found = questionsIn(ids, await questions.findWithParts(ids, userId))
    const pictureAddress = await pictures.addressesOf(found.flatMap(filesOfQuestion))
    const reader = { answerOf: () => undefined, isRevealed: true, pictureAddress }
    return {
      ServerTime: now.toISOString(),
      Prepared: coming.flatMap(({ row, round }) => {
        const whole = found.find(({ question }) => question.id === row.questionId)
        if (!whole || (round && round.opensAt >= session.endsAt)) return []
        const PutTime = round?.opensAt.toISOString() ?? ''
        return [{ RoundId: row.id, Question: questionDto(whole, reader), Seconds: row.openSeconds, PutTime }]
      }),
      Put: rounds.flatMap(({ row, round }) =>
        round && isPut(round)
          ? [
              {
                RoundId: row.id,
                IsAdHoc: row.intentId !== null,
                IsShown: round.put?.isShown ?? false,
              },
            ]
          : [],
      ),
    }
  }

export type ConsoleDtoOf = ReturnType<typeof consoleDtoOf>
