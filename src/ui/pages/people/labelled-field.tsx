import { Text, TextField } from '@radix-ui/themes'
import { type Ref, useId } from 'react'

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
export const LabelledField = ({ ref, label, value, problem = '', onChange, ...rest }: LabelledFieldProps) => {
  const id = useId()
  return (
    <div className="person__field">
      <Text as="label" size="2" htmlFor={id}>
        {label}
      </Text>
      <TextField.Root
        {...rest}
        ref={ref}
        id={id}
        value={value}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-problem`}>
        {problem !== '' && (
          <Text as="p" size="2" color="red">
            {problem}
          </Text>
        )}
      </span>
    </div>
  )
}
