import { type KeyboardEvent, useId, useState } from 'react'
import { captionClock, typedClock } from '#domain/studio/caption-file.ts'
import { type FormDraft, useKept } from '../../components/use-form-draft.ts'
import { filmSectionCopy } from '../../copy/film-section-copy.ts'

export interface ClockFieldProps {
  readonly label: string
  /** Seconds. */
  readonly value: number
  /** Seconds of an arrow key. */
  readonly step: number
  readonly disabled: boolean
  /** Where what is typed outlives an expiry until it is taken over. */
  readonly draft: FormDraft<string>
  /** What is wrong with such a time; '' for nothing. */
  readonly faultOf?: (second: number) => string
  readonly onChange: (second: number) => void
}

/** A time in a film, typed as 1:02.5 and taken over with Enter or when the field is left; the arrows move it. */
export const ClockField = ({ label, value, step, disabled, draft, faultOf, onChange }: ClockFieldProps) => {
  const [left] = useState(draft.left)
  // What is being typed; null while the field shows its value.
  const [typed, setTyped] = useState(left)
  useKept(draft, typed)
  // What was left has the focus: it is taken over once that is lost.
  const first = { autoFocus: left !== null }
  const fault = useId()
  const second = typed === null ? value : typedClock(typed)
  const wrong = second === null ? filmSectionCopy.badTime : (faultOf?.(second) ?? '')
  const take = () => {
    if (typed === null || wrong !== '') return
    setTyped(null)
    if (second !== null && second !== value) onChange(second)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape') setTyped(null)
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      const next = Math.max(0, value + (event.key === 'ArrowUp' ? step : -step))
      setTyped(null)
      if ((faultOf?.(next) ?? '') === '') onChange(next)
    }
  }
  return (
    <span className="clock-field">
      <input
        {...first}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong !== ''}
        aria-describedby={wrong === '' ? undefined : fault}
        disabled={disabled}
        value={typed ?? captionClock(value).replace(/^00:/, '')}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={press}
      />
      {wrong !== '' && (
        <span id={fault} role="alert" className="clock-field__fault">
          {wrong}
        </span>
      )}
    </span>
  )
}
