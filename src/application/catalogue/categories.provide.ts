import { fromPromise } from 'xstate'
import { categoriesMachine } from '#domain/catalogue/categories.machine.ts'
import type { CategoryPort } from './category.port.ts'

export const provideCategories = (port: CategoryPort) =>
  categoriesMachine.provide({ actors: { load: fromPromise(({ signal }) => port.categories(signal)) } })
