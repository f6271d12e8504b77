import './rubric.css'
import { Button, Text } from '@radix-ui/themes'
import { useId } from 'react'
import type { ScoringPoint } from '#domain/question/question.ts'
import { type EditedPart, rubricPoints } from '#domain/question/question-correction.ts'
import { MAX_SCORING_POINTS, POINTS_DIGITS } from '#domain/question/question-problems.ts'
import { Labelled } from '../components/labelled.tsx'
import { NumberField } from '../components/number-field.tsx'
import { TextArea } from '../components/text-area.tsx'
import { useFocusAt } from '../components/use-focus-at.ts'
import { importCopy } from '../copy/import-copy.ts'
import { type PartProblems, problemText } from './problem-text.ts'

interface RubricFieldsProps {
  readonly part: EditedPart
  /** Before the names of its fields. */
  readonly prefix: string
  readonly problems: PartProblems
  readonly onChange: (change: Partial<EditedPart>) => void
}

/** What of a written answer gets points. */
export const RubricFields = ({ part: { rubric }, prefix, problems, onChange }: RubricFieldsProps) => {
  const heading = useId()
  const [list, focusAt] = useFocusAt()
  const differs = problemText(problems, ['pointsDiffer'])
  const put = (at: number, change: Partial<ScoringPoint>) =>
    onChange({ rubric: rubric.map((point, index) => (index === at ? { ...point, ...change } : point)) })
  return (
    <div ref={list} className="rubric-fields" role="group" aria-labelledby={heading}>
      <Text as="p" size="2" id={heading}>
        {`${prefix}${importCopy.rubric}`}
      </Text>
      {rubric.map((point, at) => (
        <div key={importCopy.rubricText(at + 1)} className="rubric-fields__row" data-row>
          <Labelled
            label={`${prefix}${importCopy.rubricText(at + 1)}`}
            problem={problemText(problems, point.text.trim() === '' ? ['emptyPoint'] : ['longPoint'], at)}
          >
            {(field) => (
              <TextArea
                {...field}
                rows={1}
                value={point.text}
                onChange={({ target }) => put(at, { text: target.value })}
              />
            )}
          </Labelled>
          <NumberField
            label={`${prefix}${importCopy.rubricPoints(at + 1)}`}
            value={point.points}
            none={0}
            maxLength={POINTS_DIGITS}
            problem={point.points > 0 ? (at === 0 ? differs : '') : problemText(problems, ['emptyPoint'], at)}
            onType={(points) => put(at, { points })}
          />
          <Button
            type="button"
            variant="ghost"
            color="gray"
            onClick={() => {
              focusAt(at)
              onChange({ rubric: rubric.filter((_, index) => index !== at) })
            }}
          >
            {importCopy.dropRubric(at + 1)}
          </Button>
        </div>
      ))}
      <div className="rubric-marks">
        {rubric.length < MAX_SCORING_POINTS && (
          <Button
            type="button"
            variant="soft"
            color="gray"
            onClick={() => {
              focusAt(rubric.length)
              onChange({ rubric: [...rubric, { text: '', points: 0 }] })
            }}
          >
            {`${prefix}${importCopy.addRubric}`}
          </Button>
        )}
        {rubric.length > 0 && (
          <Text size="2" color="gray" role="status">
            {importCopy.rubricTotal(rubricPoints(rubric))}
          </Text>
        )}
      </div>
    </div>
  )
}
