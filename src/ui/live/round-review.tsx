import type { PushRound } from '#domain/live/live-session.ts'
import { AnswerReview } from '../question/answer-review.tsx'
import { QuestionView } from '../question/question-view.tsx'
import { TallyBars } from './tally-bars.tsx'

/** The question of a round as it was answered, and what all chose. */
export const RoundReview = ({ round }: { round: PushRound }) => (
  <>
    <QuestionView question={round.question}>{(part) => <AnswerReview part={part} />}</QuestionView>
    {round.tally.length > 0 && (
      <TallyBars
        tally={round.tally}
        answeredCount={round.answeredCount}
        right={round.question.solution?.answer ?? []}
      />
    )}
  </>
)
