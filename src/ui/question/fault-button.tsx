import './fault-button.css'
import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import type { WrittenFault } from '#domain/question/fault-report.machine.ts'
import { LateDialog } from '../components/late-dialog.tsx'
import { useFormDraft } from '../components/use-form-draft.ts'
import { bankCopy } from '../copy/bank-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

const FaultDialog = lazyWithOverlays(async () => (await import('./fault-dialog.tsx')).FaultDialog)

export interface FaultButtonProps {
  readonly questionId: number
  /** As it stands on the page, from 1. */
  readonly number: number
}

const isFault = shapedAs<WrittenFault>({ kind: null, content: '', clientId: '' })

/** 纠错: a button, and behind it where to say what is wrong with a question. */
export const FaultButton = ({ questionId, number }: FaultButtonProps) => {
  const draft = useFormDraft(`fault/${questionId}`, isFault)
  const [open, setOpen] = useState(draft.left !== null)
  const turn = (isOpen: boolean) => {
    setOpen(isOpen)
    if (!isOpen) draft.keep(null)
  }
  return (
    <LateDialog
      open={open}
      onOpenChange={turn}
      renderButton={(opener) => (
        <Button
          {...opener}
          variant="ghost"
          color="gray"
          className="fault-open"
          aria-label={bankCopy.fault.openName(number)}
        >
          {bankCopy.fault.open}
        </Button>
      )}
    >
      {(dialog) => <FaultDialog {...dialog} questionId={questionId} draft={draft} />}
    </LateDialog>
  )
}
