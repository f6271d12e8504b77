import { ContainerModule } from 'inversify'
import { memoryCurriculum as curriculum } from '#infrastructure/catalogue/curriculum.memory.ts'
import { CURRICULUM_PORT } from '../../catalogue/curriculum.tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** The port of the curriculum, in memory. Part of several bundles: the first that is loaded binds it. */
export const memoryCurriculum = new ContainerModule(({ bind, isBound }) => {
  if (isBound(CURRICULUM_PORT)) return
  bind(CURRICULUM_PORT).toResolvedValue(curriculum, [BACKEND, CALLER])
})
