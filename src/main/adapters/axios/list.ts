import type { ContainerModule } from 'inversify'
import { browserList } from '../browser/list.ts'
import { wireCurriculum } from '../wire/curriculum.ts'
import { wireList } from '../wire/list.ts'

/** Adapters for lists and their menus. */
export const axiosList: readonly ContainerModule[] = [browserList, wireList, wireCurriculum]
