import { ContainerModule } from 'inversify'
import { axiosComposition } from '#infrastructure/paper/composition.axios.ts'
import { axiosPapers } from '#infrastructure/paper/paper.axios.ts'
import { COMPOSITION_PORT, PAPER_PORT } from '../../paper/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for papers. */
export const wirePaper = new ContainerModule(({ bind }) => {
  bind(COMPOSITION_PORT).toResolvedValue(axiosComposition, [HTTP])
  bind(PAPER_PORT).toResolvedValue(axiosPapers, [HTTP])
})
