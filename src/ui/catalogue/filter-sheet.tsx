import './filter-sheet.css'
import { Button } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { LateDialog } from '../components/late-dialog.tsx'
import { listCopy } from '../copy/list-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

const FilterDialog = lazyWithOverlays(async () => (await import('./filter-dialog.tsx')).FilterDialog)

export interface FilterSheetProps {
  /** How much narrows the list. */
  readonly chosen: number
  readonly children: ReactNode
}

/** Where there is no room beside the list: menus and tags in a sheet behind a button. docs/decisions/0437 */
export const FilterSheet = ({ chosen, children }: FilterSheetProps) => {
  const [open, setOpen] = useState(false)
  return (
    <LateDialog
      open={open}
      onOpenChange={setOpen}
      renderButton={(opener) => (
        <Button {...opener} variant="soft" color="gray">
          <ExtendedIcon name="filter" />
          {chosen === 0 ? listCopy.filters : listCopy.filtersWith(chosen)}
        </Button>
      )}
    >
      {(dialog) => <FilterDialog {...dialog}>{children}</FilterDialog>}
    </LateDialog>
  )
}
