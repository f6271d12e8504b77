import './rubric.css'
import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import type { PartQuestion, ScoringPoint } from '#domain/question/question.ts'
import { rubricPoints } from '#domain/question/question-correction.ts'
import { useFormDraft, useKept, useSent } from '../components/use-form-draft.ts'
import { practiceCopy } from '../copy/practice-copy.ts'

interface RubricMarksProps {
  readonly part: PartQuestion
  readonly rubric: readonly ScoringPoint[]
  readonly onChoose: (share: number) => void
}

/** What was ticked, of this answer; another answer to the same question is ticked anew. */
interface Ticks {
  readonly answer: string
  readonly had: readonly number[]
}

const isTicks = shapedAs<Ticks>({ answer: '', had: [0] })

/** The learner says which scoring points their answer has; together they are its points. */
export const RubricMarks = ({ part, rubric, onChoose }: RubricMarksProps) => {
  const { id, score } = part
  const answer = (part.answered ?? []).join('\n')
  const draft = useFormDraft(`ticks/${id}`, isTicks)
  const [had, setHad] = useState(draft.left?.answer === answer ? draft.left.had : [])
  useKept(draft, had.length === 0 ? null : { answer, had })
  const sent = useSent(draft)
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
        onClick={() => {
          sent()
          onChoose(score === 0 ? 0 : Math.min(1, points / score))
        }}
      >
        {practiceCopy.byRubric(points)}
      </Button>
    </div>
  )
}
