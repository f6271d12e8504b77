import type { Container, ContainerModule } from 'inversify'
import type { BankLogic } from '#application/bank-logic.ts'
import { readBankQuery } from '#ui/routing/bank-codec.ts'
import { contentIdOf } from '#ui/routing/content-id.ts'
import { bankModeOf } from '#ui/routing/practice-address.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { USER_ACTIONS_ACTOR } from '../learning/tokens.ts'
import { basketModule } from '../paper/basket.module.ts'
import { wireBasket } from '../paper/basket.wiring.ts'
import { BASKET, BASKET_CONTENTS_LOGIC, BASKET_STORE } from '../paper/tokens.ts'
import { questionBankModule } from '../question/question-bank.module.ts'
import { bankQuestionOpener, faultReportOpener } from '../question/question-bank.wiring.ts'
import {
  BANK_MENUS_LOGIC,
  BANK_PAGE_READ,
  BANK_QUESTION_LOGIC,
  BANK_QUESTION_READ,
  FAULT_REPORT_LOGIC,
  FOUND_QUESTIONS_LOGIC,
  OPEN_FAULTS_LOGIC,
  OWN_FAULTS_LOGIC,
  QUESTION_BANK_LOGIC,
  SOLUTION_LOGIC,
} from '../question/tokens.ts'
import type { ReadsAhead } from './bootstrap.ts'

/** The statecharts of the question bank, bound to their ports. */
export const openQuestionBank = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): BankLogic & ReadsAhead => {
  container.load(questionBankModule, basketModule, ...adapters)
  const basket = container.get(BASKET)
  app.running.add(basket)
  wireBasket(app, basket, container.get(BASKET_STORE))
  const [page, question] = [container.get(BANK_PAGE_READ), container.get(BANK_QUESTION_READ)]
  for (const read of [page, question]) app.actors.session.on('session.closed', read.drop)
  return {
    questionBank: container.get(QUESTION_BANK_LOGIC),
    bankMenus: container.get(BANK_MENUS_LOGIC),
    openBankQuestion: bankQuestionOpener(
      container.get(BANK_QUESTION_LOGIC),
      container.get(USER_ACTIONS_ACTOR),
    ),
    foundQuestions: container.get(FOUND_QUESTIONS_LOGIC),
    solution: container.get(SOLUTION_LOGIC),
    openFaultReport: faultReportOpener(app, container.get(FAULT_REPORT_LOGIC)),
    ownFaults: container.get(OWN_FAULTS_LOGIC),
    openFaults: container.get(OPEN_FAULTS_LOGIC),
    basketContents: container.get(BASKET_CONTENTS_LOGIC),
    makeClientId: container.get(MAKE_CLIENT_ID),
    basket,
    readAhead: (query) => {
      if (bankModeOf(query) !== 'bank') return
      const id = contentIdOf(query)
      if (id === null) page.begin(readBankQuery(query))
      else question.begin(id)
    },
  }
}
