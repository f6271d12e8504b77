import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { OpenedPaper } from '#domain/paper/composer.setup.ts'
import { questionIdsOf } from '#domain/paper/paper.ts'
import type { QuestionBankPort } from '../question/question-bank.port.ts'
import type { PaperPort } from './paper.port.ts'

/** Reads a paper and its questions, in the versions that the paper contains. */
export const openPaper = async (
  papers: PaperPort,
  bank: Pick<QuestionBankPort, 'questions'>,
  id: number,
  signal: AbortSignal,
): Promise<Result<OpenedPaper, Failure>> => {
  const paper = await papers.paper(id, signal)
  if (!paper.ok) return paper
  const questions = await bank.questions(questionIdsOf(paper.value), signal, id)
  return questions.ok ? success({ paper: paper.value, questions: questions.value }) : questions
}
