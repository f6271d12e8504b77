import { ContainerModule } from 'inversify'
import { axiosQuestionBank } from '#infrastructure/question/question-bank.axios.ts'
import { axiosQuestionFaults } from '#infrastructure/question/question-fault.axios.ts'
import { QUESTION_BANK_PORT, QUESTION_FAULT_PORT } from '../../question/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for the question bank. */
export const wireQuestionBank = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(axiosQuestionBank, [HTTP])
  bind(QUESTION_FAULT_PORT).toResolvedValue(axiosQuestionFaults, [HTTP])
})
