import { AlertDialog, Button, Flex } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { copy } from '../copy/copy.ts'

interface ConfirmContentProps extends Pick<ComponentProps<typeof AlertDialog.Content>, 'onCloseAutoFocus'> {
  /** On the confirming button. */
  readonly label: string
  /** What is asked. */
  readonly question: string
  /** What it means, and whether it can be undone. */
  readonly hint: string
  readonly onConfirm: () => void
  /** For an action that removes nothing: the confirming button is not red. */
  readonly main: boolean
}

/** What is asked before something is done, with the two answers. */
export const ConfirmContent = ({
  label,
  question,
  hint,
  onConfirm,
  main,
  onCloseAutoFocus,
}: ConfirmContentProps) => (
  <AlertDialog.Content maxWidth="440px" onCloseAutoFocus={onCloseAutoFocus}>
    <AlertDialog.Title size="4">{question}</AlertDialog.Title>
    <AlertDialog.Description size="2" color="gray">
      {hint}
    </AlertDialog.Description>
    <Flex gap="3" mt="5" justify="end">
      <AlertDialog.Cancel>
        <Button variant="soft" color="gray">
          {copy.confirm.cancel}
        </Button>
      </AlertDialog.Cancel>
      <AlertDialog.Action>
        <Button variant={main ? 'solid' : 'soft'} color={main ? 'indigo' : 'red'} onClick={onConfirm}>
          {label}
        </Button>
      </AlertDialog.Action>
    </Flex>
  </AlertDialog.Content>
)
