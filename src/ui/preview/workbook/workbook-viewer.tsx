import './workbook-viewer.css'
import { Tabs } from '@radix-ui/themes'
import { useState } from 'react'
import type { OpenedWorkbook } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../../copy/preview-copy.ts'
import { ViewerFrame } from '../viewer-frame.tsx'
import { SheetGrid } from './sheet-grid.tsx'

/** The sheets of a workbook, one at a time. */
export const WorkbookViewer = ({ workbook }: { workbook: OpenedWorkbook }) => {
  const [open, setOpen] = useState('0')
  const sheet = workbook.sheets[Number(open)]
  return (
    <ViewerFrame
      tools={
        <Tabs.Root value={open} onValueChange={setOpen} className="sheet-tabs">
          <Tabs.List aria-label={previewCopy.sheets}>
            {workbook.sheets.map(({ name }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a sheet is its place; names may repeat in a damaged file
              <Tabs.Trigger key={index} value={String(index)}>
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </Tabs.Root>
      }
    >
      {sheet && <SheetGrid key={open} sheet={sheet} />}
    </ViewerFrame>
  )
}
