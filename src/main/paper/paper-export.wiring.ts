import { createActor } from 'xstate'
import type { PaperLogic } from '#application/bank-logic.ts'
import type { paperExportMachine } from '#domain/paper/paper-export.machine.ts'
import { saveFile } from '#ui/components/save-file.ts'
import { composerCopy } from '#ui/copy/composer-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Saves the written document as a file; shows a toast if that fails. */
export const paperExportOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof paperExportMachine,
): PaperLogic['openPaperExport'] => {
  const words = composerCopy.print
  const notify = toast(actors)
  return () => {
    const exporting = createActor(logic)
    exporting.on('paperExport.written', ({ name, file }) => {
      saveFile(`${name}.docx`, file)
      notify('success', words.exported)
    })
    exporting.on('paperExport.failed', () => notify('error', words.exportFailed))
    return exporting
  }
}
