import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { ConfirmButtonProps } from './confirm-button.tsx'
import { LateDialog } from './late-dialog.tsx'

const ConfirmDialog = lazyWithOverlays(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

type LateConfirmButtonProps = Omit<ConfirmButtonProps, 'quiet' | 'opens' | 'disabled'>

/** A button with a confirmation, for pages without other dialogs: the dialog's code is fetched when the pointer or focus comes near. */
export const LateConfirmButton = (props: LateConfirmButtonProps) => {
  const [open, setOpen] = useState(false)
  const { label, name, main = false } = props
  return (
    <LateDialog
      open={open}
      onOpenChange={setOpen}
      renderButton={(opener) => (
        <Button
          {...opener}
          aria-label={name}
          variant={main ? 'solid' : 'soft'}
          color={main ? 'indigo' : 'gray'}
        >
          {label}
        </Button>
      )}
    >
      {(dialog) => <ConfirmDialog {...props} {...dialog} />}
    </LateDialog>
  )
}
