import { LEARNING_WALKS } from './learning-walks.ts'
import { MANAGE_WALKS } from './manage-walks.ts'
import { SELECTION_WALKS } from './selection-walks.ts'
import { STUDIO_WALKS } from './studio-walks.ts'
import { TEACHER_WALKS } from './teacher-walks.ts'
import type { Walk } from './walk.ts'

export const WALKS: readonly Walk[] = [
  ...MANAGE_WALKS,
  ...TEACHER_WALKS,
  ...STUDIO_WALKS,
  ...LEARNING_WALKS,
  ...SELECTION_WALKS,
]
