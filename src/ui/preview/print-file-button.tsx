import { Button } from '@radix-ui/themes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FileItem, PreviewKind } from '#domain/catalogue/file-item.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { previewCopy } from '../copy/preview-copy.ts'
import { useNotify } from '../notification/use-notify.ts'

/** What has pages; a presentation is shown as the PDF that was made of it. */
const PRINTED: readonly PreviewKind[] = ['pdf', 'docx', 'xlsx', 'image']

export interface PrintFileButtonProps {
  readonly file: FileItem
  /** Null while it is not shown: then there is nothing to print yet. */
  readonly opened: OpenedFile | null
  /** It goes to the printer. */
  readonly onPrint?: () => void
}

/** Prints the file's own pages, by the keys of the browser too; nothing for a file without pages. */
export const PrintFileButton = (props: PrintFileButtonProps) =>
  PRINTED.includes(props.file.previewKind) ? <Printer {...props} /> : null

/** What draws the pages is fetched with the first. */
const Printer = ({ file, opened, onPrint }: PrintFileButtonProps) => {
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
      const { printFile } = await import('./print/print-file.ts')
      await printFile(file, opened, signal)
      onPrint?.()
    } catch {
      if (!signal.aborted) notify('error', previewCopy.printFailed)
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isPrint || event.key.toLowerCase() !== 'p' || opened === null) return
    event.preventDefault()
    void start()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useMenuPrint(file, opened)
  return (
    <Button variant="soft" color="gray" aria-disabled={waiting} onClick={() => void start()}>
      <ExtendedIcon name="printer" />
      {busy ? previewCopy.preparingPrint : previewCopy.print}
    </Button>
  )
}

/**
 * The print of the browser's menu, which waits for nothing: what lays the pages out is there before, and where they cannot be laid
 * out at once the paper and the page say how to print them.
 */
const useMenuPrint = (file: FileItem, opened: OpenedFile | null) => {
  const notify = useNotify()
  const sayHow = useEffectEvent(() => notify('information', previewCopy.printByButtonHint))
  useEffect(() => {
    if (opened === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    void import('./print/print-file.ts').then(
      ({ layOutForMenu }) => {
        if (signal.aborted) return
        const begin = () => {
          const laidOut = layOutForMenu(file, opened, previewCopy.printByButton(file.name))
          if (laidOut === null) return
          const end = () => {
            laidOut.clear()
            if (laidOut.isNote) sayHow()
          }
          globalThis.addEventListener('afterprint', end, { once: true })
        }
        globalThis.addEventListener('beforeprint', begin, { signal })
      },
      // Without it the style for print leaves what the preview shows.
      () => undefined,
    )
    return () => leaving.abort()
  }, [file, opened])
}
