import { Button, Text, TextField } from '@radix-ui/themes'
import { type SyntheticEvent, useId, useState } from 'react'
import { previewCopy } from '../copy/preview-copy.ts'

export interface PasswordFormProps {
  /** The password given before does not fit. */
  readonly wrong: boolean
  readonly onUnlock: (password: string) => void
}

/** Asks for the password of a protected file; it is given to the file's reader and kept nowhere. */
export const PasswordForm = ({ wrong, onUnlock }: PasswordFormProps) => {
  const [password, setPassword] = useState('')
  const field = useId()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password !== '') onUnlock(password)
  }
  return (
    <form className="state" onSubmit={submit}>
      <Text as="label" htmlFor={field} size="3" weight="medium">
        {previewCopy.locked}
      </Text>
      <div className="file-preview__choices">
        <TextField.Root
          id={field}
          type="password"
          autoComplete="off"
          aria-label={previewCopy.password}
          aria-describedby={wrong ? `${field}-wrong` : undefined}
          aria-invalid={wrong}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit">{previewCopy.unlock}</Button>
      </div>
      {wrong && (
        <Text as="p" id={`${field}-wrong`} size="2" color="red" role="alert">
          {previewCopy.wrongPassword}
        </Text>
      )}
    </form>
  )
}
