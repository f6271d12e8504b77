import type { AppActors, HomeLogic, SignedInActors } from '#application/app-actors.ts'
import type { CategoryPort } from '#application/catalogue/category.port.ts'
import type { FilterCriteriaStore } from '#application/catalogue/filter-criteria.port.ts'
import type { HomePort } from '#application/catalogue/home.port.ts'
import type { ResourcePort } from '#application/catalogue/resource.port.ts'
import type { FindFileToSave } from '#application/catalogue/save-file.ts'
import type { ReadAhead } from '#application/kernel/read-ahead.ts'
import type { resourceMachine } from '#domain/catalogue/resource.machine.ts'
import type { ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { token } from '../tokens.ts'

export const CATEGORY_PORT = token<CategoryPort>('CategoryPort')
export const HOME_PORT = token<HomePort>('HomePort')
export const FILTER_CRITERIA_STORE = token<FilterCriteriaStore>('FilterCriteriaStore')
export const RESOURCE_PORT = token<ResourcePort>('ResourcePort')
export const RESOURCE_READ = token<ReadAhead<number, Result<ResourceDetail, Failure>>>('ResourceRead')
export const FIND_FILE_TO_SAVE = token<FindFileToSave>('FindFileToSave')

/* Actors that run as long as the app. */
export const CATEGORIES_ACTOR = token<AppActors['categories']>('actor categories')
export const CARD_FILES_ACTOR = token<SignedInActors['cardFiles']>('actor cardFiles')

export const HOME_LOGIC = token<HomeLogic['home']>('logic home')
export const CAROUSEL_LOGIC = token<HomeLogic['carousel']>('logic carousel')
export const RESOURCE_LOGIC = token<typeof resourceMachine>('logic resource')
