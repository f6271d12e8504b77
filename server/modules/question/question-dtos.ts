import type { Pictures } from '../upload/pictures.ts'
import { inVersions } from './answered-version.ts'
import { type QuestionDto, questionDto } from './question.dto.ts'
import type { QuestionRepository } from './question.repository.ts'
import { filesOfQuestion } from './question-pictures.ts'
import { questionsIn } from './question-set.ts'

interface Needs {
  readonly questions: QuestionRepository
  readonly pictures: Pictures
}

const TODAY: ReadonlyMap<number, number> = new Map()

/** Whole questions as one reader gets them, in the order of their ids; revealed with right answer and analysis. `versions` of those that are told as they were. */
export const questionDtos =
  ({ questions, pictures }: Needs) =>
  async (
    ids: readonly number[],
    userId: number,
    isRevealed: boolean,
    versions: ReadonlyMap<number, number> = TODAY,
  ): Promise<QuestionDto[]> => {
    const today = questionsIn(ids, await questions.findWithParts(ids, userId))
    const wholes = await inVersions(questions, today, ({ question }) => versions.get(question.id))
    const pictureAddress = await pictures.addressesOf(wholes.flatMap(filesOfQuestion))
    return wholes.map((whole) =>
      questionDto(whole, { answerOf: () => undefined, isRevealed, pictureAddress }),
    )
  }
