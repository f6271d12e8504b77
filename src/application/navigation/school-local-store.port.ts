import type { SchoolLocalMemory } from '#domain/navigation/school-local.ts'

/** School-local flag in session storage, its menu index in local storage (R-school-file-2). */
export interface SchoolLocalStore {
  read(): SchoolLocalMemory
  keep(memory: SchoolLocalMemory): void
}
