import './moment-field.css'
import { instantOf, schoolTimeOf } from '#domain/studio/live-plan.ts'
import type { LabelledField } from './labelled.tsx'

interface MomentFieldProps extends LabelledField {
  /** An instant as the wire writes it; '' for none. */
  readonly value: string
  readonly disabled?: boolean
  readonly onChange: (instant: string) => void
}

/** A day and a time of the school's clock. */
export const MomentField = ({ value, onChange, ...rest }: MomentFieldProps) => (
  <input
    {...rest}
    type="datetime-local"
    className="moment-field"
    value={schoolTimeOf(value)}
    onChange={({ target }) => onChange(instantOf(target.value))}
  />
)
