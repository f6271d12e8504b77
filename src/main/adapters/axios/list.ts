import type { ContainerModule } from 'inversify'
import { browserList } from '../browser/list.ts'
import { wireCurriculum } from '../wire/curriculum.ts'
import { wireList } from '../wire/list.ts'

/** What of the set lists and their menus need. */
export const axiosList: readonly ContainerModule[] = [browserList, wireList, wireCurriculum]
