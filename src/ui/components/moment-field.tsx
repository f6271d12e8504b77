import './moment-field.css'
import { momentTyped, schoolTimeOf } from '#domain/studio/live-plan.ts'
import type { LabelledField } from './labelled.tsx'

interface MomentFieldProps extends LabelledField {
  /** An instant as the wire writes it; '' for none. */
  readonly value: string
  readonly disabled?: boolean
  readonly onChange: (instant: string) => void
}

/** With more, a browser takes years of six digits, which no moment is written with. */
const LATEST = '9999-12-31T23:59'

/** A day and a time of the school's clock. */
export const MomentField = ({ value, onChange, ...rest }: MomentFieldProps) => (
  <input
    {...rest}
    type="datetime-local"
    className="moment-field"
    max={LATEST}
    value={schoolTimeOf(value)}
    onChange={({ target }) => onChange(momentTyped(target.value, value))}
  />
)
