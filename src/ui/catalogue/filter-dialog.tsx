import './filter-sheet.css'
import { Button, Dialog } from '@radix-ui/themes'
import type { ReactNode, RefObject } from 'react'
import { listCopy } from '../copy/list-copy.ts'

export interface FilterDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What opened it, and has the focus again afterwards. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly children: ReactNode
}

/** The sheet itself, fetched when somebody comes near its button. */
export const FilterDialog = ({ open, onOpenChange, button, children }: FilterDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content
      className="filter-sheet"
      aria-describedby={undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        button.current?.focus()
      }}
    >
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
