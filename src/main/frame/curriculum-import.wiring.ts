import { createActor } from 'xstate'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { curriculumImportMachine } from '#domain/frame/curriculum-import.machine.ts'
import { saveFile } from '#ui/components/save-file.ts'
import { treeTitle } from '#ui/copy/tree-title-copy.ts'

/** Saves an exported tree as a file. */
export const curriculumImportOpener =
  (logic: typeof curriculumImportMachine): OfficeLogic['openCurriculumImport'] =>
  (place) => {
    const actor = createActor(logic, { input: place })
    actor.on('import.written', ({ subject, file }) => saveFile(treeTitle(place, subject), file))
    return actor
  }
