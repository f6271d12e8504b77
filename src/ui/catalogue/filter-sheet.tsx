import './filter-sheet.css'
import { Button, Dialog } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { listCopy } from '../copy/list-copy.ts'

export interface FilterSheetProps {
  /** How much narrows the list. */
  readonly chosen: number
  readonly children: ReactNode
}

/** Where there is no room beside the list: menus and tags in a sheet behind a button. */
export const FilterSheet = ({ chosen, children }: FilterSheetProps) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="soft" color="gray" className="filter-sheet__button">
        <ExtendedIcon name="filter" />
        {chosen === 0 ? listCopy.filters : listCopy.filtersWith(chosen)}
      </Button>
    </Dialog.Trigger>
    <Dialog.Content className="filter-sheet" aria-describedby={undefined}>
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
