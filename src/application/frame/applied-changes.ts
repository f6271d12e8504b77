import type { AppliedBatch, ChangeOutcome, ImportBatch } from '#domain/frame/curriculum-batch.ts'
import { actOfChange } from '#domain/frame/curriculum-change-acts.ts'
import { keyOf } from '#domain/frame/curriculum-comparison.ts'
import type { CurriculumAdminPort } from './curriculum-admin.port.ts'

/** Applies each change on its own to the current tree; refusals are reported per line of the file. */
export const applied = async (
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
