import type { LivePlanDocument, PlanSession } from './live-plan.ts'

/** Unsaved changes of a plan; `base` is the document before them. */
export interface PlanDraft {
  readonly base: LivePlanDocument
  readonly document: LivePlanDocument
}

/** The key of a stored draft. */
export interface PlanDraftPlace {
  readonly userId: number
  readonly planId: number
}

/** A field of the plan or of a lesson; `order` is the order of the lessons, `lesson` the existence of one. */
export interface ContestedField {
  /** '' for the plan. */
  readonly key: string
  readonly field: keyof LivePlanDocument | keyof PlanSession | 'order' | 'lesson'
}

export interface PlanMerge {
  readonly document: LivePlanDocument
  /** The fields that both changed differently; the result contains `mine`. */
  readonly contested: readonly ContestedField[]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const keysOf = ({ sessions }: LivePlanDocument): readonly string[] => sessions.map(({ key }) => key)

/**
 * Merges two versions of a plan by field and lesson. Where both changed the same, `mine` wins; swap the
 * arguments to let `theirs` win.
 */
export const mergedPlan = (
  base: LivePlanDocument,
  mine: LivePlanDocument,
  theirs: LivePlanDocument,
): PlanMerge => {
  const contested: ContestedField[] = []
  const contest = (key: string, field: ContestedField['field']) => contested.push({ key, field })

  const fields = <T extends object>(key: string, before: T, own: T, other: T): T => {
    const changed: Partial<T> = {}
    for (const field of Object.keys(own) as (keyof T)[]) {
      if (isSame(before[field], own[field]) || isSame(own[field], other[field])) continue
      if (!isSame(before[field], other[field])) contest(key, field as ContestedField['field'])
      changed[field] = own[field]
    }
    return { ...other, ...changed }
  }

  const lesson = (key: string): readonly PlanSession[] => {
    const [before, own, other] = [base, mine, theirs].map(({ sessions }) =>
      sessions.find((session) => session.key === key),
    )
    if (own !== undefined && other !== undefined) return [fields(key, before ?? other, own, other)]
    const left = own ?? other
    if (left === undefined || isSame(before, left)) return []
    if (before !== undefined) contest(key, 'lesson')
    return before === undefined || own !== undefined ? [left] : []
  }

  const common = keysOf(base).filter((key) => keysOf(mine).includes(key) && keysOf(theirs).includes(key))
  const orderIn = (document: LivePlanDocument) => keysOf(document).filter((key) => common.includes(key))
  const isOwnOrder = !isSame(orderIn(mine), common)
  if (isOwnOrder && !isSame(orderIn(theirs), common) && !isSame(orderIn(mine), orderIn(theirs)))
    contest('', 'order')
  const [first, second] = isOwnOrder ? [mine, theirs] : [theirs, mine]
  const keys = [...keysOf(first)]
  for (const [at, key] of keysOf(second).entries())
    if (!keys.includes(key)) keys.splice(keys.indexOf(keysOf(second)[at - 1] ?? '') + 1, 0, key)

  const merged = fields('', { ...base, sessions: [] }, { ...mine, sessions: [] }, { ...theirs, sessions: [] })
  const sessions = keys.flatMap(lesson)
  const document = { ...merged, sessions: sessions.length === 0 ? theirs.sessions : sessions }
  const known = [theirs, mine].find((one) => isSame(document, one))
  return { document: known ?? document, contested }
}
