import { ContainerModule } from 'inversify'
import { axiosComposition } from '#infrastructure/paper/composition.axios.ts'
import { axiosPapers } from '#infrastructure/paper/paper.axios.ts'
import { axiosQuestionBank } from '#infrastructure/question/question-bank.axios.ts'
import { axiosQuestionFaults } from '#infrastructure/question/question-fault.axios.ts'
import { axiosQuestionImport } from '#infrastructure/question/question-import.axios.ts'
import { axiosQuestionMaking } from '#infrastructure/question/question-making.axios.ts'
import { COMPOSITION_PORT, PAPER_PORT } from '../../paper/tokens.ts'
import {
  QUESTION_BANK_PORT,
  QUESTION_FAULT_PORT,
  QUESTION_IMPORT_PORT,
  QUESTION_MAKING_PORT,
} from '../../question/tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers for question bank and papers. */
export const wireQuestionBank = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(axiosQuestionBank, [HTTP])
  bind(QUESTION_FAULT_PORT).toResolvedValue(axiosQuestionFaults, [HTTP])
  bind(QUESTION_IMPORT_PORT).toResolvedValue(axiosQuestionImport, [HTTP])
  bind(QUESTION_MAKING_PORT).toResolvedValue(axiosQuestionMaking, [HTTP])
  bind(COMPOSITION_PORT).toResolvedValue(axiosComposition, [HTTP])
  bind(PAPER_PORT).toResolvedValue(axiosPapers, [HTTP])
})
