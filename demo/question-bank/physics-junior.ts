import { forces } from './physics-junior/forces.ts'
import { heatAndElectricity } from './physics-junior/heat-and-electricity.ts'
import { motionAndLight } from './physics-junior/motion-and-light.ts'
import type { SubjectBank } from './types.ts'

export const physicsJunior: SubjectBank = {
  subject: 'physics',
  stage: 'junior',
  written: [],
  templates: [...motionAndLight, ...forces, ...heatAndElectricity],
}
