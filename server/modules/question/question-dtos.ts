import type { Pictures } from '../upload/pictures.ts'
import { type QuestionDto, questionDto } from './question.dto.ts'
import type { QuestionRepository } from './question.repository.ts'
import { filesOfQuestion } from './question-pictures.ts'
import { questionsIn } from './question-set.ts'

interface Needs {
  readonly questions: QuestionRepository
  readonly pictures: Pictures
}

/** Whole questions as one reader gets them, in the order of their ids; revealed with right answer and analysis. */
export const questionDtos =
  ({ questions, pictures }: Needs) =>
  async (ids: readonly number[], userId: number, isRevealed: boolean): Promise<QuestionDto[]> => {
    const wholes = questionsIn(ids, await questions.findWithParts(ids, userId))
    const pictureAddress = await pictures.addressesOf(wholes.flatMap(filesOfQuestion))
    return wholes.map((whole) =>
      questionDto(whole, { answerOf: () => undefined, isRevealed, pictureAddress }),
    )
  }
