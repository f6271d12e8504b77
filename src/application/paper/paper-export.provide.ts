import { fromPromise } from 'xstate'
import { paperExportMachine } from '#domain/paper/paper-export.machine.ts'
import type { PaperSheet } from '#domain/paper/paper-sheet.ts'
import type { PaperFilePort, PaperWords } from './paper-file.port.ts'

/** `wordsOf`: the fixed texts of a paper around its questions. */
export const providePaperExport = (papers: PaperFilePort, wordsOf: (sheet: PaperSheet) => PaperWords) =>
  paperExportMachine.provide({
    actors: {
      write: fromPromise(({ input, signal }) =>
        papers.write({ ...input, words: wordsOf(input.sheet) }, signal),
      ),
    },
  })
