import './workbook-viewer.css'
import { type KeyboardEvent, useId, useState } from 'react'
import type { OpenedWorkbook } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../../copy/preview-copy.ts'
import { ViewerFrame } from '../viewer-frame.tsx'
import { SheetGrid } from './sheet-grid.tsx'

/** Where a key leads from a tab; null for a key that is none of theirs. */
const ahead = (key: string, at: number, count: number): number | null => {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key] ?? null
}

/** The sheets of a workbook, one at a time. */
export const WorkbookViewer = ({ workbook: { sheets } }: { workbook: OpenedWorkbook }) => {
  const [open, setOpen] = useState(0)
  const id = useId()
  const sheet = sheets[open]
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const next = ahead(event.key, open, sheets.length)
    if (next === null) return
    event.preventDefault()
    setOpen(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <ViewerFrame
      tools={
        <div className="sheet-tabs" role="tablist" aria-label={previewCopy.sheets} onKeyDown={turn}>
          {sheets.map(({ name }, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- a sheet is its place; names may repeat in a damaged file
              key={index}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              aria-controls={`${id}-sheet`}
              aria-selected={index === open}
              tabIndex={index === open ? 0 : -1}
              onClick={() => setOpen(index)}
            >
              {name}
            </button>
          ))}
        </div>
      }
    >
      <div role="tabpanel" id={`${id}-sheet`} aria-labelledby={`${id}-${open}`}>
        {sheet && <SheetGrid key={open} sheet={sheet} />}
      </div>
    </ViewerFrame>
  )
}
