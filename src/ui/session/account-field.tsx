import './password-form.css'
import { Text, TextField } from '@radix-ui/themes'
import { type Ref, useId } from 'react'

interface AccountFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  /** '' for none. */
  readonly hint: string
  readonly autoComplete: 'current-password' | 'new-password' | 'username' | 'name' | 'organization'
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
}: AccountFieldProps) => {
  const id = useId()
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`]
  return (
    <div className="password-form__field">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {label}
      </Text>
      <TextField.Root
        ref={ref}
        id={id}
        type={isPassword ? 'password' : 'text'}
        {...(maxLength === undefined ? {} : { maxLength })}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        size="3"
        value={value}
        readOnly={isBusy}
        aria-required="true"
        aria-invalid={problem !== ''}
        aria-describedby={`${hintId} ${problemId}`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== '' && (
        <Text as="p" id={hintId} size="2" color="gray">
          {hint}
        </Text>
      )}
      {problem !== '' && (
        <Text as="p" id={problemId} size="2" color="red">
          {problem}
        </Text>
      )}
    </div>
  )
}
