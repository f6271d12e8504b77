import type { ContainerModule } from 'inversify'
import { browserStudio } from '../browser/studio.ts'
import { wireCurriculum } from '../wire/curriculum.ts'
import { wireStudio } from '../wire/studio.ts'

/** Adapters for the studio. */
export const axiosStudio: readonly ContainerModule[] = [browserStudio, wireStudio, wireCurriculum]
