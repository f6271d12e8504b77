import { ContainerModule } from 'inversify'
import { axiosCurriculum } from '#infrastructure/catalogue/curriculum.axios.ts'
import { CURRICULUM_PORT } from '../../catalogue/curriculum.tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers of the curriculum. Of several bundles, in whatever order they come: the first of them binds it. */
export const wireCurriculum = new ContainerModule(({ bind, isBound }) => {
  if (isBound(CURRICULUM_PORT)) return
  bind(CURRICULUM_PORT).toResolvedValue(axiosCurriculum, [HTTP])
})
