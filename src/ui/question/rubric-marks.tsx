import './rubric.css'
import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { ScoringPoint } from '#domain/question/question.ts'
import { rubricPoints } from '#domain/question/question-correction.ts'
import { practiceCopy } from '../copy/practice-copy.ts'

interface RubricMarksProps {
  readonly rubric: readonly ScoringPoint[]
  /** Points of the question. */
  readonly score: number
  readonly onChoose: (share: number) => void
}

/** The learner says which scoring points their answer has; together they are its points. */
export const RubricMarks = ({ rubric, score, onChoose }: RubricMarksProps) => {
  const [had, setHad] = useState<readonly number[]>([])
  const points = rubricPoints(rubric.filter((_, at) => had.includes(at)))
  return (
    <div className="rubric-marks">
      {rubric.map((point, at) => (
        <label key={practiceCopy.scoringPoint(at + 1, point.points)}>
          <input
            type="checkbox"
            checked={had.includes(at)}
            onChange={({ target }) => setHad(target.checked ? [...had, at] : had.filter((one) => one !== at))}
          />
          {practiceCopy.scoringPoint(at + 1, point.points)}
        </label>
      ))}
      <Button
        type="button"
        variant="soft"
        onClick={() => onChoose(score === 0 ? 0 : Math.min(1, points / score))}
      >
        {practiceCopy.byRubric(points)}
      </Button>
    </div>
  )
}
