import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { LateDialog } from '../../../components/late-dialog.tsx'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { lazyWithOverlays } from '../../../theme/lazy-with-overlays.tsx'
import type { PracticeStartProps } from './practice-plan.tsx'

const PracticePlan = lazyWithOverlays(async () => (await import('./practice-plan.tsx')).PracticePlanDialog)

/** 练习这些题: a button, and behind it how many are wanted and which of them first. */
export const PracticeStart = (props: PracticeStartProps) => {
  const [open, setOpen] = useState(false)
  return (
    <LateDialog
      open={open}
      onOpenChange={setOpen}
      renderButton={(opener) => (
        <Button {...opener} variant="soft">
          {bankCopy.practise}
        </Button>
      )}
    >
      {(dialog) => <PracticePlan {...dialog} {...props} />}
    </LateDialog>
  )
}
