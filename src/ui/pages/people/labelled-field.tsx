import { TextField } from '@radix-ui/themes'
import type { Ref } from 'react'
import { Labelled } from '../../components/labelled.tsx'

interface LabelledFieldProps {
  readonly ref?: Ref<HTMLInputElement>
  readonly label: string
  readonly value: string
  readonly maxLength: number
  /** '' for nothing wrong. */
  readonly problem?: string
  readonly readOnly?: boolean
  readonly inputMode?: 'tel'
  readonly onChange: (text: string) => void
}

/** A line of text with its label, and what is wrong with it. */
export const LabelledField = ({ label, problem = '', onChange, ...rest }: LabelledFieldProps) => (
  <Labelled label={label} problem={problem}>
    {(field) => (
      <TextField.Root
        {...rest}
        {...field}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
)
