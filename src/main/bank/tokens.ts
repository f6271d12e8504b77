import type { BankLogic } from '#application/app-actors.ts'
import type { BasketStore } from '#application/paper/basket-store.port.ts'
import type { QuestionBankPort } from '#application/question/question-bank.port.ts'
import { token } from '../tokens.ts'

export const QUESTION_BANK_PORT = token<QuestionBankPort>('QuestionBankPort')
export const BASKET_STORE = token<BasketStore>('BasketStore')

/** Lives as long as the app, once it is there. */
export const BASKET = token<BankLogic['basket']>('actor basket')

export const QUESTION_BANK_LOGIC = token<BankLogic['questionBank']>('logic questionBank')
export const BANK_MENUS_LOGIC = token<BankLogic['bankMenus']>('logic bankMenus')
export const BANK_QUESTION_LOGIC = token<BankLogic['bankQuestion']>('logic bankQuestion')
export const SOLUTION_LOGIC = token<BankLogic['solution']>('logic solution')
export const FAULT_REPORT_LOGIC = token<BankLogic['faultReport']>('logic faultReport')
export const BASKET_CONTENTS_LOGIC = token<BankLogic['basketContents']>('logic basketContents')
