import { Button, Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'
import type { PartQuestion } from '#domain/question/question.ts'
import { practiceCopy } from '../copy/practice-copy.ts'
import { RubricMarks } from './rubric-marks.tsx'

const SHARES = [
  { name: 'full', share: 1 },
  { name: 'half', share: 0.5 },
  { name: 'none', share: 0 },
] as const

export interface ShareChoiceProps {
  readonly name: string
  /** Of the points, 0–1; undefined for not chosen. */
  readonly chosen: number | undefined
  readonly onChoose: (share: number) => void
  /** What is marked; by its scoring points where it has any. */
  readonly part: PartQuestion
  readonly children?: ReactNode
}

/** How much of the points the learner gives an answer of their own. */
export const ShareChoice = ({ name: label, chosen, onChoose, part, children }: ShareChoiceProps) => {
  const heading = useId()
  const rubric = part.solution?.rubric ?? []
  return (
    <fieldset className="self-mark" aria-labelledby={heading}>
      <Text as="p" id={heading} size="2" weight="medium">
        {label}
      </Text>
      {rubric.length > 0 && <RubricMarks part={part} rubric={rubric} onChoose={onChoose} />}
      <div className="self-mark__choices">
        {SHARES.map(({ name, share }) => (
          <Button
            key={name}
            type="button"
            variant={chosen === share ? 'solid' : 'soft'}
            aria-pressed={chosen === undefined ? undefined : chosen === share}
            onClick={() => onChoose(share)}
          >
            {practiceCopy.selfMarks[name]}
          </Button>
        ))}
        {children}
      </div>
    </fieldset>
  )
}
