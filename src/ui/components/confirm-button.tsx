import { AlertDialog, Button } from '@radix-ui/themes'
import { ConfirmContent } from './confirm-content.tsx'

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
  readonly disabled?: boolean
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
  disabled = false,
}: ConfirmButtonProps) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger>
      <Button
        variant={quiet ? 'ghost' : main ? 'solid' : 'soft'}
        color={main ? 'indigo' : 'gray'}
        size={quiet ? '1' : '2'}
        aria-label={name}
        data-opens={opens}
        disabled={disabled}
      >
        {label}
      </Button>
    </AlertDialog.Trigger>
    <ConfirmContent label={label} question={question} hint={hint} onConfirm={onConfirm} main={main} />
  </AlertDialog.Root>
)
