import { ContainerModule } from 'inversify'
import { axiosCurriculum } from '#infrastructure/catalogue/curriculum.axios.ts'
import { CURRICULUM_PORT } from '../../catalogue/curriculum.tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for the curriculum. Part of several bundles: the first that is loaded binds it. */
export const wireCurriculum = new ContainerModule(({ bind, isBound }) => {
  if (isBound(CURRICULUM_PORT)) return
  bind(CURRICULUM_PORT).toResolvedValue(axiosCurriculum, [HTTP])
})
