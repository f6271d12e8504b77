import { TextField } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { numberTyped } from '#domain/kernel/typed-number.ts'
import type { FormDraft } from '../../components/use-form-draft.ts'
import { CommitOnBlurField } from './commit-on-blur-field.tsx'

type Look = Pick<ComponentProps<typeof TextField.Root>, 'id' | 'size' | 'className' | 'aria-label'>

export interface NumberOnBlurFieldProps extends Look {
  /** Null if there is none, or if several things have different ones. */
  readonly value: number | null
  readonly isAllowed: (number: number) => boolean
  /** What is said of a number that is not allowed. */
  readonly fault: string
  readonly draft?: FormDraft<string>
  readonly onCommit: (number: number) => void
}

/** A number that counts once the field is left. What is none stays as it was typed; an emptied field changes nothing. */
export const NumberOnBlurField = ({
  value,
  isAllowed,
  fault,
  draft,
  onCommit,
  ...look
}: NumberOnBlurFieldProps) => (
  <CommitOnBlurField
    value={value === null ? '' : String(value)}
    {...(draft === undefined ? {} : { draft })}
    faultOf={(text) => {
      const number = numberTyped(text)
      return number === null || isAllowed(number) ? '' : fault
    }}
    onCommit={(text) => {
      const number = numberTyped(text)
      if (number !== null && number !== value) onCommit(number)
    }}
  >
    {(field) => <TextField.Root {...look} inputMode="decimal" autoComplete="off" {...field} />}
  </CommitOnBlurField>
)
