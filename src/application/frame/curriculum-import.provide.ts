import { fromPromise } from 'xstate'
import type { AppliedBatch, ChangeOutcome, ImportBatch } from '#domain/frame/curriculum-batch.ts'
import { actOfChange, keyOf } from '#domain/frame/curriculum-comparison.ts'
import { curriculumImportMachine } from '#domain/frame/curriculum-import.machine.ts'
import { isDecided } from '#domain/frame/curriculum-import.rules.ts'
import type { TreePlace } from '#domain/frame/curriculum-tree.ts'
import type { ChosenFiles, FileForm } from '../session/chosen-files.ts'
import type { CurriculumAdminPort } from './curriculum-admin.port.ts'
import type { TreeFiles } from './tree-files.ts'

/** Each change by itself, on the tree as it is by now; what the server refuses is told at its line. */
const applied = async (
  port: CurriculumAdminPort,
  { place, changes }: ImportBatch,
  signal: AbortSignal,
): Promise<AppliedBatch> => {
  const read = await port.tree(place, signal)
  if (!read.ok) return { outcomes: [], failure: read.failure }
  const outcomes: ChangeOutcome[] = []
  for (const change of changes) {
    const key = keyOf(change)
    const acts = actOfChange(read.value.nodes, place, change)
    if (typeof acts === 'string') {
      outcomes.push({ key, fault: acts, said: '' })
      continue
    }
    let said: string | null = null
    for (const act of acts) {
      const done = await port.act(act, signal)
      if (done.ok) continue
      if (done.failure.kind !== 'rejected') return { outcomes, failure: done.failure }
      said = done.failure.message
      break
    }
    outcomes.push(said === null ? { key, fault: null, said: '' } : { key, fault: 'refused', said })
  }
  return { outcomes, failure: null }
}

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
      apply: fromPromise(({ input, signal }) => applied(port, input, signal)),
      write: fromPromise(({ input }) => files.write(input)),
    },
  })
