import { TextField } from '@radix-ui/themes'
import { MAX_SCORE } from '#domain/paper/paper.ts'
import { CommitOnBlurField } from './commit-on-blur-field.tsx'

export interface PointsFieldProps {
  readonly name: string
  /** Null where several questions have different ones. */
  readonly score: number | null
  readonly onSettle: (score: number) => void
}

/** Points of a question, or of each in a section. */
export const PointsField = ({ name, score, onSettle }: PointsFieldProps) => (
  <CommitOnBlurField
    value={score === null ? '' : String(score)}
    onCommit={(text) => onSettle(Number(text) || 0)}
  >
    {(field) => (
      <TextField.Root
        className="composer__points"
        type="number"
        min={0}
        max={MAX_SCORE}
        step={0.5}
        aria-label={name}
        {...field}
      />
    )}
  </CommitOnBlurField>
)
