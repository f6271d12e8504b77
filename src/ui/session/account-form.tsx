import './account-form.css'
import { Button, type ButtonProps, Flex, Text } from '@radix-ui/themes'
import type { KeyboardEventHandler, ReactNode } from 'react'

interface AccountFormProps {
  readonly isBusy: boolean
  /** Why it failed; '' for no failure. */
  readonly problem: string
  /** Its lines, above the problem. */
  readonly children: ReactNode
  /** What sends it and what leaves it, below. */
  readonly acts: ReactNode
  readonly note?: ReactNode
  readonly className?: string
  readonly onSubmit: () => void
  readonly onKeyDown?: KeyboardEventHandler
}

/** A form about an account: what is asked, why it was not done, and how it is sent or left. */
export const AccountForm = (props: AccountFormProps) => {
  const { isBusy, problem, children, acts, note, className = '', onSubmit, onKeyDown } = props
  return (
    <form
      className={`account-form ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={onKeyDown}
      noValidate
      aria-busy={isBusy}
    >
      {children}
      {problem !== '' && (
        <Text as="p" role="alert" size="2" color="red">
          {problem}
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        {acts}
      </Flex>
      {note}
    </form>
  )
}

interface SendButtonProps {
  readonly isBusy: boolean
  readonly label: string
  /** Replaces `label` while sending. */
  readonly busy: string
  readonly look?: Pick<ButtonProps, 'color' | 'variant'>
}

/** Sends the form that it stands in. */
export const SendButton = ({ isBusy, label, busy, look }: SendButtonProps) => (
  <Button type="submit" {...look} aria-disabled={isBusy}>
    {isBusy ? busy : label}
  </Button>
)

interface LeaveButtonProps {
  readonly label: string
  /** It cannot be left now. */
  readonly isHeld?: boolean
  readonly onLeave: () => void
}

/** Leaves the form without what it asks for. */
export const LeaveButton = ({ label, isHeld = false, onLeave }: LeaveButtonProps) => (
  <Button type="button" variant="soft" color="gray" aria-disabled={isHeld} onClick={onLeave}>
    {label}
  </Button>
)
