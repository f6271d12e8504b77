import { ContainerModule } from 'inversify'
import { axiosQuestionImport } from '#infrastructure/question/question-import.axios.ts'
import { axiosQuestionMaking } from '#infrastructure/question/question-making.axios.ts'
import { QUESTION_IMPORT_PORT, QUESTION_MAKING_PORT } from '../../question/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for writing, importing and correcting questions. */
export const wireMaking = new ContainerModule(({ bind }) => {
  bind(QUESTION_IMPORT_PORT).toResolvedValue(axiosQuestionImport, [HTTP])
  bind(QUESTION_MAKING_PORT).toResolvedValue(axiosQuestionMaking, [HTTP])
})
