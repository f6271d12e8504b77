import type { Question } from '#domain/question/question.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { Analysis, AnswerReview } from './answer-review.tsx'
import { QuestionView } from './question-view.tsx'
import { VersionNote } from './version-note.tsx'

/** A question as it was answered, what is right, and why; of a composite one part by part, then as a whole. */
export const QuestionReview = ({ question }: { readonly question: Question }) => (
  <>
    <VersionNote question={question} words={questionCopy.answeredVersion} />
    <QuestionView question={question}>{(part) => <AnswerReview part={part} />}</QuestionView>
    {question.kind === 'composite' && <Analysis part={question} />}
  </>
)
