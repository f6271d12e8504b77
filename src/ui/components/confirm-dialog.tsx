import { AlertDialog } from '@radix-ui/themes'
import { backTo } from './back-to.ts'
import type { ConfirmButtonProps } from './confirm-button.tsx'
import { ConfirmContent } from './confirm-content.tsx'
import type { LateDialogState } from './late-dialog.tsx'

type ConfirmDialogProps = LateDialogState &
  Pick<ConfirmButtonProps, 'label' | 'question' | 'hint' | 'onConfirm' | 'main'>

/** What `LateConfirmButton` asks. */
export const ConfirmDialog = ({ open, onOpenChange, opener, main = false, ...asked }: ConfirmDialogProps) => (
  <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
    <ConfirmContent {...asked} main={main} onCloseAutoFocus={backTo(opener)} />
  </AlertDialog.Root>
)
