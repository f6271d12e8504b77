import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { LateDialog } from '../../components/late-dialog.tsx'
import { useKeptField } from '../../components/use-form-draft.ts'
import { reportCopy as words } from '../../copy/report-copy.ts'
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'

const HideDialog = lazyWithOverlays(async () => (await import('./hide-dialog.tsx')).HideDialog)

interface HideButtonProps {
  readonly commentId: number
  readonly name: string
  readonly onHide: (reason: string) => void
}

/** 隐藏: asks for the reason, which the writer reads; open again where one was being written. */
export const HideButton = ({ commentId, name, onHide }: HideButtonProps) => {
  const reason = useKeptField<string>(`hide/${commentId}`, '')
  const [open, setOpen] = useState(reason.value !== '')
  return (
    <LateDialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        if (!isOpen) reason.leave()
      }}
      renderButton={(opener) => (
        <Button {...opener} variant="soft" color="gray" aria-label={words.hideName(name)}>
          {words.hide}
        </Button>
      )}
    >
      {(dialog) => (
        <HideDialog
          {...dialog}
          reason={reason.value}
          onWrite={reason.write}
          onHide={(said) => {
            setOpen(false)
            reason.sent()
            onHide(said)
          }}
        />
      )}
    </LateDialog>
  )
}
