import type { BankLogic } from '#application/app-actors.ts'
import type { BasketStore } from '#application/paper/basket-store.port.ts'
import type { CompositionPort } from '#application/paper/composition.port.ts'
import type { PaperPort } from '#application/paper/paper.port.ts'
import type { PaperFilePort } from '#application/paper/paper-file.port.ts'
import type { SittingStore } from '#application/paper/sitting-store.port.ts'
import type { CorrectionStore } from '#application/question/correction-store.port.ts'
import type { QuestionBankPort } from '#application/question/question-bank.port.ts'
import type { QuestionFaultPort } from '#application/question/question-fault.port.ts'
import type { QuestionImportPort } from '#application/question/question-import.port.ts'
import { token } from '../tokens.ts'

export const QUESTION_BANK_PORT = token<QuestionBankPort>('QuestionBankPort')
export const QUESTION_FAULT_PORT = token<QuestionFaultPort>('QuestionFaultPort')
export const QUESTION_IMPORT_PORT = token<QuestionImportPort>('QuestionImportPort')
export const CORRECTION_STORE = token<CorrectionStore>('CorrectionStore')
export const BASKET_STORE = token<BasketStore>('BasketStore')
export const COMPOSITION_PORT = token<CompositionPort>('CompositionPort')
export const PAPER_PORT = token<PaperPort>('PaperPort')
export const PAPER_FILE_PORT = token<PaperFilePort>('PaperFilePort')
export const SITTING_STORE = token<SittingStore>('SittingStore')

/** Lives as long as the app, once it is there. */
export const BASKET = token<BankLogic['basket']>('actor basket')

export const QUESTION_BANK_LOGIC = token<BankLogic['questionBank']>('logic questionBank')
export const BANK_MENUS_LOGIC = token<BankLogic['bankMenus']>('logic bankMenus')
export const BANK_QUESTION_LOGIC = token<BankLogic['bankQuestion']>('logic bankQuestion')
export const FOUND_QUESTIONS_LOGIC = token<BankLogic['foundQuestions']>('logic foundQuestions')
export const SOLUTION_LOGIC = token<BankLogic['solution']>('logic solution')
export const FAULT_REPORT_LOGIC = token<BankLogic['faultReport']>('logic faultReport')
export const OWN_FAULTS_LOGIC = token<BankLogic['ownFaults']>('logic ownFaults')
export const FAULT_LIST_LOGIC = token<BankLogic['faultList']>('logic faultList')
export const FAULT_CASE_LOGIC = token<BankLogic['faultCase']>('logic faultCase')
export const OPEN_FAULTS_LOGIC = token<BankLogic['openFaults']>('logic openFaults')
export const QUESTION_IMPORT_LOGIC = token<BankLogic['questionImport']>('logic questionImport')
export const IMPORT_BATCHES_LOGIC = token<BankLogic['importBatches']>('logic importBatches')
export const QUESTION_EXPORT_LOGIC = token<BankLogic['questionExport']>('logic questionExport')
export const BASKET_CONTENTS_LOGIC = token<BankLogic['basketContents']>('logic basketContents')
export const COMPOSITION_LOGIC = token<BankLogic['composition']>('logic composition')
export const PAPERS_LOGIC = token<BankLogic['papers']>('logic papers')
export const OPEN_COMPOSER = token<BankLogic['openComposer']>('OpenComposer')
export const SIMILAR_LOGIC = token<BankLogic['similar']>('logic similar')
export const PAPER_SOLUTIONS_LOGIC = token<BankLogic['paperSolutions']>('logic paperSolutions')
export const SITTING_LOGIC = token<BankLogic['sitting']>('logic sitting')
