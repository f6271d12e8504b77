import './rubric.css'
import { Button, Text, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import type { ScoringPoint } from '#domain/question/question.ts'
import { type EditedPart, rubricPoints } from '#domain/question/question-correction.ts'
import { TextArea } from '../components/text-area.tsx'
import { importCopy } from '../copy/import-copy.ts'
import { Labelled } from './labelled.tsx'

interface RubricFieldsProps {
  readonly part: EditedPart
  /** Before the names of its fields. */
  readonly prefix: string
  readonly onChange: (change: Partial<EditedPart>) => void
}

/** What of a written answer gets points. */
export const RubricFields = ({ part: { rubric }, prefix, onChange }: RubricFieldsProps) => {
  const heading = useId()
  const put = (at: number, change: Partial<ScoringPoint>) =>
    onChange({ rubric: rubric.map((point, index) => (index === at ? { ...point, ...change } : point)) })
  return (
    <div className="rubric-fields" role="group" aria-labelledby={heading}>
      <Text as="p" size="2" id={heading}>
        {`${prefix}${importCopy.rubric}`}
      </Text>
      {rubric.map((point, at) => (
        <div key={importCopy.rubricText(at + 1)} className="rubric-fields__row">
          <Labelled name={`${prefix}${importCopy.rubricText(at + 1)}`}>
            {(id) => (
              <TextArea
                id={id}
                rows={1}
                value={point.text}
                onChange={({ target }) => put(at, { text: target.value })}
              />
            )}
          </Labelled>
          <PointsField
            name={`${prefix}${importCopy.rubricPoints(at + 1)}`}
            points={point.points}
            onType={(points) => put(at, { points })}
          />
          <Button
            type="button"
            variant="ghost"
            color="gray"
            onClick={() => onChange({ rubric: rubric.filter((_, index) => index !== at) })}
          >
            {importCopy.dropRubric(at + 1)}
          </Button>
        </div>
      ))}
      <div className="rubric-marks">
        <Button
          type="button"
          variant="soft"
          color="gray"
          onClick={() => onChange({ rubric: [...rubric, { text: '', points: 0 }] })}
        >
          {`${prefix}${importCopy.addRubric}`}
        </Button>
        {rubric.length > 0 && (
          <Text size="2" color="gray" role="status">
            {importCopy.rubricTotal(rubricPoints(rubric))}
          </Text>
        )}
      </div>
    </div>
  )
}

interface PointsFieldProps {
  readonly name: string
  readonly points: number
  readonly onType: (points: number) => void
}

const pointsOf = (text: string): number => {
  const points = Number(text.normalize('NFKC'))
  return Number.isFinite(points) && points > 0 ? points : 0
}

const PointsField = ({ name, points, onType }: PointsFieldProps) => {
  // What is typed stays as it is typed, a point that nothing follows yet too.
  const [typed, setTyped] = useState('')
  const text = pointsOf(typed) === points ? typed : points === 0 ? '' : String(points)
  return (
    <Labelled name={name}>
      {(id) => (
        <TextField.Root
          id={id}
          inputMode="decimal"
          maxLength={6}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            onType(pointsOf(target.value))
          }}
        />
      )}
    </Labelled>
  )
}
