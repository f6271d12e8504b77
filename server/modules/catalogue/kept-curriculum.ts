import type { CatalogueStateRepository } from '../content/catalogue-state.repository.ts'
import { keptAnswers } from '../content/kept-answers.ts'
import type { Counted } from './curriculum.repository.ts'
import type { CurriculumService } from './curriculum.service.ts'

/** Characters of JSON: some megabytes. */
const MOST = 3_000_000

/**
 * Menus and trees with their counts, kept while the catalogue stays as it is (docs/decisions/0435); what is counted under a
 * word or a filter is asked each time.
 */
export const keptCurriculum = (
  curriculum: CurriculumService,
  states: CatalogueStateRepository,
): CurriculumService => {
  const answers = keptAnswers<object>(MOST, (answer) => JSON.stringify(answer).length)

  const kept = async <T extends object>(
    { userId, narrowing }: Pick<Counted, 'userId' | 'narrowing'>,
    question: readonly unknown[],
    ask: () => Promise<T>,
  ): Promise<T> =>
    narrowing
      ? ask()
      : // A question says by itself what kind of answer it has.
        ((await answers.of(await states.find(userId), JSON.stringify(question), ask)) as T)

  return {
    level: (id, counted) => kept(counted, ['level', id, counted.type], () => curriculum.level(id, counted)),
    wholeTree: (id, type, counted) =>
      kept(counted, ['tree', id, type, counted.type], () => curriculum.wholeTree(id, type, counted)),
    bankTree: (place, type, whose) =>
      kept(whose, ['bank', place, type], () => curriculum.bankTree(place, type, whose)),
    books: (stageId, subjectId, counted) =>
      kept(counted, ['books', stageId, subjectId, counted.type], () =>
        curriculum.books(stageId, subjectId, counted),
      ),
    menu: (code, counted) => kept(counted, ['menu', code], () => curriculum.menu(code, counted)),
  }
}
