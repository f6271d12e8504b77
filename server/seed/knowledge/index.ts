import type { SubjectKey } from '../content/types.ts'
import type { Knowledge } from './types.ts'

export const knowledge: Readonly<Partial<Record<SubjectKey, Knowledge>>> = {}
