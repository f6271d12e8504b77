import { cellsAndPlants } from './biology-junior/cells-and-plants.ts'
import { heredityAndEnvironment } from './biology-junior/heredity-and-environment.ts'
import { humanBody } from './biology-junior/human-body.ts'
import type { SubjectBank } from './types.ts'

export const biologyJunior: SubjectBank = {
  subject: 'biology',
  stage: 'junior',
  written: [],
  templates: [...cellsAndPlants, ...humanBody, ...heredityAndEnvironment],
}
