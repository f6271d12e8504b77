import { useEffect, useRef, useState } from 'react'
import type { PaperFileRequest } from '#application/paper/paper-file.port.ts'
import { useBankLogic } from '../../actors-context.tsx'
import { saveFile } from '../../components/save-file.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { useNotify } from '../../notification/use-notify.ts'
import { paperWordsOf } from '../../paper/paper-text.ts'

const words = composerCopy.print

/** Writes a paper as a .docx and hands it to who asked; leaving ends it. */
export const useExport = (request: Omit<PaperFileRequest, 'words'>) => {
  const { paperFile } = useBankLogic()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const start = async () => {
    const { signal } = leaving.current
    setBusy(true)
    try {
      const file = await paperFile.write({ ...request, words: paperWordsOf(request.sheet) }, signal)
      saveFile(`${request.sheet.name}.docx`, file)
      notify('success', words.exported)
    } catch {
      if (!signal.aborted) notify('error', words.exportFailed)
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }
  return { busy, start: () => void start() }
}
