import { fromPromise } from 'xstate'
import { curriculumImportMachine } from '#domain/frame/curriculum-import.machine.ts'
import { isDecided } from '#domain/frame/curriculum-import.rules.ts'
import type { TreePlace } from '#domain/frame/curriculum-tree.ts'
import type { ChosenFiles, FileForm } from '../session/chosen-files.ts'
import type { CurriculumAdminPort } from './curriculum-admin.port.ts'
import type { TreeFiles } from './tree-files.ts'

const formOf = ({ kind, subjectId }: TreePlace): FileForm => `file/tree/${kind}/${subjectId}`

export const provideCurriculumImport = (port: CurriculumAdminPort, files: TreeFiles, chosen: ChosenFiles) =>
  curriculumImportMachine.provide({
    actions: {
      keepFile: (_, { place, name, file }) => chosen.keep(formOf(place), { name, content: file }),
      keepDecided: (_, { place, decided }) => chosen.say(formOf(place), decided),
      letGo: (_, place) => chosen.forget(formOf(place)),
    },
    actors: {
      recall: fromPromise(async ({ input }) => {
        const kept = await chosen.recall(formOf(input))
        if (kept === null) return null
        const { file, said } = kept
        return { name: file.name, file: file.content, decided: isDecided(said) ? said : {} }
      }),
      tree: fromPromise(({ input, signal }) => port.tree(input, signal)),
      read: fromPromise(async ({ input }) =>
        input === null ? { ok: false, failure: 'unreadable' } : files.read(input),
      ),
      apply: fromPromise(async ({ input, signal }) => {
        // Loaded with the first file that is applied, because no other page of the office needs it.
        const { applied } = await import('./applied-changes.ts')
        return applied(port, input, signal)
      }),
      write: fromPromise(({ input }) => files.write(input)),
    },
  })
