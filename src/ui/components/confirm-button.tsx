import { AlertDialog, Button, Flex } from '@radix-ui/themes'
import { copy } from '../copy/copy.ts'

export interface ConfirmButtonProps {
  /** On the button, and on the confirming button of the dialog. */
  readonly label: string
  /** What a reader hears where several buttons say the same. */
  readonly name?: string
  /** What is asked. */
  readonly question: string
  /** What it means, and whether it can be undone. */
  readonly hint: string
  readonly onConfirm: () => void
  /** For an action that removes nothing: the confirming button is not red. */
  readonly main?: boolean
  /** Small and plain, beside words that matter more. */
  readonly quiet?: boolean
  /** Where the focus finds it again, once what it led to is put away (`useFocusFallback`). */
  readonly opens?: string
}

/** A button that asks first. */
export const ConfirmButton = ({
  label,
  name,
  question,
  hint,
  onConfirm,
  main = false,
  quiet = false,
  opens,
}: ConfirmButtonProps) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger>
      <Button
        variant={quiet ? 'ghost' : main ? 'solid' : 'soft'}
        color={main ? 'indigo' : 'gray'}
        size={quiet ? '1' : '2'}
        aria-label={name}
        data-opens={opens}
      >
        {label}
      </Button>
    </AlertDialog.Trigger>
    <AlertDialog.Content maxWidth="440px">
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
  </AlertDialog.Root>
)
