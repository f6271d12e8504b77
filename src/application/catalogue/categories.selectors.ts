import type { SnapshotFrom } from 'xstate'
import type { CategoriesContext, categoriesMachine } from '#domain/catalogue/categories.machine.ts'

/** All categories and the chosen one. */
export const selectCategories = ({ context }: SnapshotFrom<typeof categoriesMachine>): CategoriesContext =>
  context
