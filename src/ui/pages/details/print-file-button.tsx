import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import { InsideIcon } from '../../components/inside-icon.tsx'
import { previewCopy } from '../../copy/preview-copy.ts'
import { useNotify } from '../../notification/use-notify.ts'

export interface PrintFileButtonProps {
  readonly file: FileItem
  /** Null while it is not shown: then there is nothing to print yet. */
  readonly opened: OpenedFile | null
  /** It goes to the printer. */
  readonly onPrint: () => void
}

/** Prints the file's own pages; what draws them is fetched with the first. */
export const PrintFileButton = ({ file, opened, onPrint }: PrintFileButtonProps) => {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const waiting = busy || opened === null
  const start = async () => {
    if (waiting) return
    const { signal } = leaving.current
    setBusy(true)
    try {
      const { printFile } = await import('../../preview/print/print-file.ts')
      await printFile(file, opened, signal)
      onPrint()
    } catch {
      if (!signal.aborted) notify('error', previewCopy.printFailed)
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }
  return (
    <Button variant="soft" color="gray" aria-disabled={waiting} onClick={() => void start()}>
      <InsideIcon name="printer" />
      {busy ? previewCopy.preparingPrint : previewCopy.print}
    </Button>
  )
}
