import './filter-sheet.css'
import { Button } from '@radix-ui/themes'
import { type ReactNode, useRef, useState } from 'react'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { OverlayMissing } from '../components/overlay-missing.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
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
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const want = () => setWanted(true)
  return (
    <>
      <Button
        ref={button}
        variant="soft"
        color="gray"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        <ExtendedIcon name="filter" />
        {chosen === 0 ? listCopy.filters : listCopy.filtersWith(chosen)}
      </Button>
      {wanted && (
        <PartBoundary missing={open && <OverlayMissing onOther={() => setOpen(false)} />}>
          <FilterDialog open={open} onOpenChange={setOpen} button={button}>
            {children}
          </FilterDialog>
        </PartBoundary>
      )}
    </>
  )
}
