import './question-view.css'
import type { ReactNode } from 'react'
import type { PartQuestion, Question } from '#domain/question/question.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionText } from './question-text.tsx'

export interface QuestionViewProps {
  readonly question: Question
  /** What stands under the stem of what is asked: `number` counts the parts of a composite question from 1, else it is 0. */
  readonly children: (part: PartQuestion, number: number) => ReactNode
}

/** A question as it is asked; of a composite one the stem that its parts share, then each part. */
export const QuestionView = ({ question, children }: QuestionViewProps) => (
  <div className="question">
    <QuestionText html={question.stem} />
    {question.kind === 'composite' ? (
      <ol className="question__parts">
        {question.parts.map((part, at) => (
          <li key={part.id} className="question__part" aria-label={questionCopy.part(at + 1)}>
            <div className="question__part-stem">
              <span aria-hidden="true">{questionCopy.partMark(at + 1)}</span>
              <QuestionText html={part.stem} />
            </div>
            {children(part, at + 1)}
          </li>
        ))}
      </ol>
    ) : (
      children(question, 0)
    )}
  </div>
)
