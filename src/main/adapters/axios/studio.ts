import type { ContainerModule } from 'inversify'
import { browserStudio } from '../browser/studio.ts'
import { wireCurriculum } from '../wire/curriculum.ts'
import { wireStudio } from '../wire/studio.ts'

/** What of the set the studio needs. */
export const axiosStudio: readonly ContainerModule[] = [browserStudio, wireStudio, wireCurriculum]
