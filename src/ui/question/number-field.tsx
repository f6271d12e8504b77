import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { UNREADABLE } from '#domain/question/question-draft.ts'
import { Labelled } from '../components/labelled.tsx'

interface NumberFieldProps<Value extends number | null> {
  readonly label: string
  /** `none` for nothing, `UNREADABLE` for what is no number. */
  readonly value: Value
  readonly none: Value
  readonly problem?: string
  readonly maxLength?: number
  readonly onType: (value: number | Value) => void
}

const numberTyped = (text: string): number | null => {
  if (text.trim() === '') return null
  const number = Number(text.normalize('NFKC'))
  return number >= 0 && Number.isFinite(number) ? number : UNREADABLE
}

/** A number that is typed: what stands there stays as it is typed, whatever it means. */
export const NumberField = <Value extends number | null>({
  label,
  value,
  none,
  problem = '',
  maxLength,
  onType,
}: NumberFieldProps<Value>) => {
  const [typed, setTyped] = useState('')
  const told = value === none || value === UNREADABLE ? '' : String(value)
  const text = (numberTyped(typed) ?? none) === value ? typed : told
  return (
    <Labelled label={label} problem={problem}>
      {(field) => (
        <TextField.Root
          {...field}
          inputMode="decimal"
          value={text}
          maxLength={maxLength}
          onChange={({ target }) => {
            setTyped(target.value)
            onType(numberTyped(target.value) ?? none)
          }}
        />
      )}
    </Labelled>
  )
}
