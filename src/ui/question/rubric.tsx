import './rubric.css'
import type { ScoringPoint } from '#domain/question/question.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionText } from './question-text.tsx'

/** What of a written answer gets points, numbered. */
export const RubricList = ({ rubric }: { readonly rubric: readonly ScoringPoint[] }) => (
  <ol className="rubric" aria-label={questionCopy.rubric}>
    {rubric.map(({ text, points }, at) => (
      <li key={questionCopy.partMark(at + 1)}>
        <QuestionText as="span" html={text} />{' '}
        <span className="rubric__points">{questionCopy.points(points)}</span>
      </li>
    ))}
  </ol>
)
