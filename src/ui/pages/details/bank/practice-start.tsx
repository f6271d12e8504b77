import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { BankQuery } from '#domain/question/bank-query.ts'
import { LateDialog } from '../../../components/late-dialog.tsx'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { lazyWithOverlays } from '../../../theme/lazy-with-overlays.tsx'

const PracticePlan = lazyWithOverlays(async () => (await import('./practice-plan.tsx')).PracticePlanDialog)

export interface PracticeStartProps {
  readonly query: BankQuery
  /** Questions that there are. */
  readonly total: number
}

/** 练习这些题: a button, and behind it how many are wanted and which of them first. */
export const PracticeStart = (props: PracticeStartProps) => {
  const [open, setOpen] = useState(false)
  return (
    <LateDialog
      open={open}
      onOpenChange={setOpen}
      button={(opener) => (
        <Button {...opener} variant="soft">
          {bankCopy.practise}
        </Button>
      )}
    >
      {(dialog) => <PracticePlan {...dialog} {...props} />}
    </LateDialog>
  )
}
