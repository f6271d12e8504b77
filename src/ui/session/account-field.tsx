import './account-form.css'
import { TextField } from '@radix-ui/themes'
import type { Ref } from 'react'
import { Labelled } from '../components/labelled.tsx'

interface AccountFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  /** '' for none. */
  readonly hint: string
  readonly autoComplete:
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'username'
    | 'name'
    | 'organization'
  /** What is typed is hidden. */
  readonly isPassword: boolean
  readonly maxLength?: number
  readonly isBusy: boolean
  readonly value: string
  /** What is wrong with it; '' for nothing. */
  readonly problem: string
  readonly onChange: (text: string) => void
}

/** A line of a form about an account, with its label, its hint and what is wrong with it. */
export const AccountField = ({
  ref,
  label,
  hint,
  autoComplete,
  isPassword,
  maxLength,
  isBusy,
  value,
  problem,
  onChange,
}: AccountFieldProps) => (
  <Labelled label={label} hint={hint} problem={problem}>
    {(field) => (
      <TextField.Root
        {...field}
        ref={ref}
        type={isPassword ? 'password' : 'text'}
        {...(maxLength === undefined ? {} : { maxLength })}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        size="3"
        value={value}
        readOnly={isBusy}
        aria-required="true"
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
)
