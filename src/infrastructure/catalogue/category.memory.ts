import type { CategoryPort } from '#application/catalogue/category.port.ts'
import { success } from '#domain/kernel/result.ts'
import { CATEGORIES } from '../memory/content/categories.ts'
import type { Caller, World } from '../memory/world.ts'

export const memoryCategories = (world: World, caller: Caller): CategoryPort => ({
  categories: (signal) =>
    world.ask({ call: 'categories', access: 'public', caller, signal, answer: () => success(CATEGORIES) }),
})
