import type { PushRound } from '#domain/live/live-session.ts'
import { AnswerReview } from '../question/answer-review.tsx'
import { QuestionView } from '../question/question-view.tsx'
import { TallyBars } from './tally-bars.tsx'

interface RoundReviewProps {
  readonly round: PushRound
  /** Whether it is shown to who was asked. */
  readonly asked: boolean
}

/** The question of a round as it was answered, and what all chose. */
export const RoundReview = ({ round, asked }: RoundReviewProps) => (
  <>
    <QuestionView question={round.question}>
      {(part) => <AnswerReview part={part} asked={asked} />}
    </QuestionView>
    {round.tally.length > 0 && (
      <TallyBars
        tally={round.tally}
        answeredCount={round.answeredCount}
        right={round.question.solution?.answer ?? []}
      />
    )}
  </>
)
