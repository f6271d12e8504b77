import type { ContainerModule } from 'inversify'
import { browserQuestionBank } from '../browser/question-bank.ts'
import { wireCurriculum } from '../wire/curriculum.ts'
import { wireQuestionBank } from '../wire/question-bank.ts'

/** Adapters for the question bank. */
export const axiosQuestionBank: readonly ContainerModule[] = [
  browserQuestionBank,
  wireQuestionBank,
  wireCurriculum,
]
