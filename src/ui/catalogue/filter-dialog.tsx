import './filter-sheet.css'
import { Button, Dialog } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { backTo } from '../components/back-to.ts'
import type { LateDialogState } from '../components/late-dialog.tsx'
import { listCopy } from '../copy/list-copy.ts'

interface FilterDialogProps extends LateDialogState {
  readonly children: ReactNode
}

/** The sheet itself, fetched when somebody comes near its button. */
export const FilterDialog = ({ open, onOpenChange, opener, children }: FilterDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content className="filter-sheet" aria-describedby={undefined} onCloseAutoFocus={backTo(opener)}>
      <Dialog.Title size="4" mb="3">
        {listCopy.filters}
      </Dialog.Title>
      <div className="filter-sheet__body">{children}</div>
      <Dialog.Close>
        <Button size="3" className="filter-sheet__done">
          {listCopy.showResults}
        </Button>
      </Dialog.Close>
    </Dialog.Content>
  </Dialog.Root>
)
