import type { ContainerModule } from 'inversify'
import { basketModule } from '../paper/basket.module.ts'
import { questionBankModule } from '../question/question-bank.module.ts'

/** Fetched with the first page of the question bank, or with what collects its questions. */
export const questionBankModules: readonly ContainerModule[] = [questionBankModule, basketModule]
