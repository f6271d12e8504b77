import type { StageKey } from '../content/types.ts'

/**
 * The knowledge points of a subject, by stage: a field of the subject with its points. A point may be followed by other
 * words that say plainly that a content is about it: `勾股定理|赵爽弦图`.
 */
export type Knowledge = Readonly<Partial<Record<StageKey, Readonly<Record<string, readonly string[]>>>>>
