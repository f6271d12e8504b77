import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { numberTyped, UNREADABLE } from '#domain/kernel/typed-number.ts'
import { Labelled } from './labelled.tsx'

interface NumberFieldProps<Value extends number | null> {
  readonly label: string
  /** `none` for nothing, `UNREADABLE` for what is no number. */
  readonly value: Value
  readonly none: Value
  readonly hint?: string
  readonly problem?: string
  readonly maxLength?: number
  readonly onType: (value: number | Value) => void
}

/** A field for a number that keeps the text as it was typed, valid or not. */
export const NumberField = <Value extends number | null>({
  label,
  value,
  none,
  hint = '',
  problem = '',
  maxLength,
  onType,
}: NumberFieldProps<Value>) => {
  const [typed, setTyped] = useState('')
  const told = value === none || value === UNREADABLE ? '' : String(value)
  const text = (numberTyped(typed) ?? none) === value ? typed : told
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(field) => (
        <TextField.Root
          {...field}
          inputMode="decimal"
          autoComplete="off"
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
