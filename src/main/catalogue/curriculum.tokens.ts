import type { CurriculumPort } from '#application/catalogue/curriculum.port.ts'
import { token } from '../tokens.ts'

export const CURRICULUM_PORT = token<CurriculumPort>('CurriculumPort')
