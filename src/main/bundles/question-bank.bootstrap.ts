import type { Container, ContainerModule } from 'inversify'
import type { BankLogic } from '#application/bank-logic.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { USER_ACTIONS_ACTOR } from '../learning/tokens.ts'
import { wireBasket } from '../paper/basket.wiring.ts'
import { wireComposer } from '../paper/composer.wiring.ts'
import { paperExportOpener } from '../paper/paper-export.wiring.ts'
import { papersOpener } from '../paper/papers.wiring.ts'
import {
  BASKET,
  BASKET_CONTENTS_LOGIC,
  BASKET_STORE,
  COMPOSITION_LOGIC,
  OPEN_COMPOSER,
  PAPER_EXPORT_LOGIC,
  PAPER_SOLUTIONS_LOGIC,
  PAPERS_LOGIC,
  SIMILAR_LOGIC,
  SITTING_LOGIC,
  SITTING_STORE,
} from '../paper/tokens.ts'
import {
  bankQuestionOpener,
  faultListOpener,
  faultReportOpener,
  importBatchesOpener,
  madeQuestionsOpener,
  newQuestionOpener,
  questionBankOpener,
  questionEditorOpener,
} from '../question/question-bank.wiring.ts'
import {
  BANK_MENUS_LOGIC,
  BANK_QUESTION_LOGIC,
  CORRECTION_STORE,
  FAULT_CASE_LOGIC,
  FAULT_LIST_LOGIC,
  FAULT_REPORT_LOGIC,
  FOUND_QUESTIONS_LOGIC,
  IMPORT_BATCHES_LOGIC,
  MADE_QUESTIONS_LOGIC,
  OPEN_FAULTS_LOGIC,
  OWN_FAULTS_LOGIC,
  QUESTION_BANK_LOGIC,
  QUESTION_DRAFT_STORE,
  QUESTION_EDITOR_LOGIC,
  QUESTION_EXPORT_LOGIC,
  QUESTION_IMPORT_LOGIC,
  SOLUTION_LOGIC,
} from '../question/tokens.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'
import { questionBankModules } from './question-bank.ts'

/** The statecharts of the question bank, bound to their ports. */
export const openQuestionBank = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): BankLogic => {
  container.load(...questionBankModules, ...adapters)
  const basket = container.get(BASKET)
  wireBasket(app, basket, container.get(BASKET_STORE))
  whenSignedIn(app.actors, container.get(SITTING_STORE).keepOnlyOf)
  whenSignedIn(app.actors, container.get(CORRECTION_STORE).keepOnlyOf)
  whenSignedIn(app.actors, container.get(QUESTION_DRAFT_STORE).keepOnlyOf)
  return {
    openQuestionBank: questionBankOpener(app, container.get(QUESTION_BANK_LOGIC)),
    bankMenus: container.get(BANK_MENUS_LOGIC),
    openBankQuestion: bankQuestionOpener(
      container.get(BANK_QUESTION_LOGIC),
      container.get(USER_ACTIONS_ACTOR),
    ),
    foundQuestions: container.get(FOUND_QUESTIONS_LOGIC),
    solution: container.get(SOLUTION_LOGIC),
    openFaultReport: faultReportOpener(app, container.get(FAULT_REPORT_LOGIC)),
    ownFaults: container.get(OWN_FAULTS_LOGIC),
    openFaultList: faultListOpener(app, container.get(FAULT_LIST_LOGIC)),
    faultCase: container.get(FAULT_CASE_LOGIC),
    openFaults: container.get(OPEN_FAULTS_LOGIC),
    questionImport: container.get(QUESTION_IMPORT_LOGIC),
    openImportBatches: importBatchesOpener(container.get(IMPORT_BATCHES_LOGIC)),
    openMadeQuestions: madeQuestionsOpener(app, container.get(MADE_QUESTIONS_LOGIC)),
    openQuestionEditor: questionEditorOpener(app, container.get(QUESTION_EDITOR_LOGIC)),
    openNewQuestion: newQuestionOpener(app, container.get(QUESTION_EDITOR_LOGIC)),
    questionExport: container.get(QUESTION_EXPORT_LOGIC),
    basketContents: container.get(BASKET_CONTENTS_LOGIC),
    makeClientId: container.get(MAKE_CLIENT_ID),
    basket,
    composition: container.get(COMPOSITION_LOGIC),
    openPapers: papersOpener(app, container.get(PAPERS_LOGIC), basket),
    openComposer: wireComposer(app, container.get(OPEN_COMPOSER)),
    similar: container.get(SIMILAR_LOGIC),
    paperSolutions: container.get(PAPER_SOLUTIONS_LOGIC),
    sitting: container.get(SITTING_LOGIC),
    openPaperExport: paperExportOpener(app, container.get(PAPER_EXPORT_LOGIC)),
  }
}
