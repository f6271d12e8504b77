import type { CurriculumPort } from '../catalogue/curriculum.port.ts'
import { asNodes, provideMenus, readMenu } from '../catalogue/filters.provide.ts'
import type { QuestionBankPort } from './question-bank.port.ts'

/**
 * The menus beside the question bank: as for lists, but chapters and knowledge points carry counts of
 * questions.
 */
export const provideBankMenus = (curriculum: CurriculumPort, bank: Pick<QuestionBankPort, 'tree'>) =>
  provideMenus((request, signal) => {
    if (request.menu === 'chapters') {
      const { stageId, subjectId, bookId, narrowing } = request
      return asNodes(bank.tree({ tree: 'chapters', stageId, subjectId, bookId }, signal, narrowing))
    }
    if (request.menu === 'knowledge') {
      const { stageId, subjectId, narrowing } = request
      return asNodes(bank.tree({ tree: 'knowledge', stageId, subjectId }, signal, narrowing))
    }
    return readMenu(curriculum, request, signal)
  })
