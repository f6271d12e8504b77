import type { ContainerModule } from 'inversify'
import { paperModule } from '../paper/paper.module.ts'
import { questionBankModule } from '../question/question-bank.module.ts'

/** Fetched with the first page of question bank, practice or papers. */
export const questionBankModules: readonly ContainerModule[] = [questionBankModule, paperModule]
