import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { OpenedPaper } from '#domain/paper/composer.machine.ts'
import { questionIdsOf } from '#domain/paper/paper.ts'
import type { PaperPort } from './paper.port.ts'
import type { PaperQuestionPort } from './paper-question.port.ts'

/** A paper with the questions that it asks, as they are now in the bank. */
export const openPaper = async (
  papers: PaperPort,
  questions: PaperQuestionPort,
  id: number,
  signal: AbortSignal,
): Promise<Result<OpenedPaper, Failure>> => {
  const paper = await papers.paper(id, signal)
  if (!paper.ok) return paper
  const asked = await questions.questions(questionIdsOf(paper.value), signal)
  return asked.ok ? success({ paper: paper.value, questions: asked.value }) : asked
}
