import { AlertDialog, Button, Flex } from '@radix-ui/themes'
import { copy } from '../copy/copy.ts'
import { backTo } from './back-to.ts'
import type { ConfirmButtonProps } from './confirm-button.tsx'
import type { LateDialogState } from './late-dialog.tsx'

type ConfirmDialogProps = LateDialogState &
  Pick<ConfirmButtonProps, 'label' | 'question' | 'hint' | 'onConfirm' | 'main'>

/** What `LateConfirmButton` asks. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  opener,
  label,
  question,
  hint,
  onConfirm,
  main = false,
}: ConfirmDialogProps) => (
  <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
    <AlertDialog.Content maxWidth="440px" onCloseAutoFocus={backTo(opener)}>
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
