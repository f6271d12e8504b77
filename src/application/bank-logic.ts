import type { ActorRefFrom } from 'xstate'
import type { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import type { basketMachine } from '#domain/paper/basket.machine.ts'
import type { basketContentsMachine } from '#domain/paper/basket-contents.machine.ts'
import type { compositionMachine } from '#domain/paper/composition.machine.ts'
import type { paperExportMachine } from '#domain/paper/paper-export.machine.ts'
import type { papersMachine } from '#domain/paper/papers.machine.ts'
import type { similarMachine } from '#domain/paper/similar.machine.ts'
import type { sittingMachine } from '#domain/paper/sitting.machine.ts'
import type { solutionsMachine } from '#domain/paper/solutions.machine.ts'
import type { bankQuestionMachine } from '#domain/question/bank-question.machine.ts'
import type { faultCaseMachine } from '#domain/question/fault-case.machine.ts'
import type { faultListMachine } from '#domain/question/fault-list.machine.ts'
import type { faultReportMachine } from '#domain/question/fault-report.machine.ts'
import type { foundQuestionsMachine } from '#domain/question/found-questions.machine.ts'
import type { importBatchesMachine } from '#domain/question/import-batches.machine.ts'
import type { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import type { openFaultsMachine } from '#domain/question/open-faults.machine.ts'
import type { ownFaultsMachine } from '#domain/question/own-faults.machine.ts'
import type { questionBankMachine } from '#domain/question/question-bank.machine.ts'
import type { WrittenQuestion } from '#domain/question/question-draft.ts'
import type { NewQuestionInput } from '#domain/question/question-editor.events.ts'
import type { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import type { questionExportMachine } from '#domain/question/question-export.machine.ts'
import type { questionImportMachine } from '#domain/question/question-import.machine.ts'
import type { solutionMachine } from '#domain/question/solution.machine.ts'
import type { MakeClientId } from './comment/comment-draft.port.ts'
import type { OpenActor } from './open-actor.ts'
import type { OpenComposer } from './paper/composer.provide.ts'
import type { SittingClock } from './paper/sitting-clock.port.ts'

/** The statecharts of the question bank; loaded on first use, started with `useActorRef`. */
export interface BankLogic {
  readonly questionBank: typeof questionBankMachine
  /** The menus beside the question bank. */
  readonly bankMenus: typeof filtersMachine
  readonly openBankQuestion: OpenActor<typeof bankQuestionMachine>
  /** The full questions behind the cards of a list. */
  readonly foundQuestions: typeof foundQuestionsMachine
  readonly solution: typeof solutionMachine
  readonly openFaultReport: OpenActor<typeof faultReportMachine>
  readonly ownFaults: typeof ownFaultsMachine
  readonly openFaults: typeof openFaultsMachine
  readonly basketContents: typeof basketContentsMachine
  readonly makeClientId: MakeClientId
  /** Started once, then running as long as the app. */
  readonly basket: ActorRefFrom<typeof basketMachine>
}

/** The statecharts for writing, importing and correcting questions; loaded on first use. */
export interface MakingLogic {
  readonly faultList: typeof faultListMachine
  readonly faultCase: typeof faultCaseMachine
  readonly questionImport: typeof questionImportMachine
  /** The list of earlier imports, beside the running one. */
  readonly openImportBatches: (
    incoming: ActorRefFrom<typeof questionImportMachine>,
  ) => ActorRefFrom<typeof importBatchesMachine>
  readonly madeQuestions: typeof madeQuestionsMachine
  readonly openQuestionEditor: OpenActor<typeof questionEditorMachine>
  /** Writes a new question for another editor, which gets it through `told`. */
  readonly openNewQuestion: (
    input: NewQuestionInput,
    told: (question: WrittenQuestion) => void,
  ) => ActorRefFrom<typeof questionEditorMachine>
  readonly questionExport: typeof questionExportMachine
}

/** The statecharts of papers; loaded on first use. */
export interface PaperLogic {
  readonly composition: typeof compositionMachine
  readonly openPapers: OpenActor<typeof papersMachine>
  readonly openComposer: OpenComposer
  readonly similar: typeof similarMachine
  readonly paperSolutions: typeof solutionsMachine
  readonly sitting: typeof sittingMachine
  /** Reads the clocks that time a sitting. */
  readonly lookAtClocks: SittingClock['look']
  readonly openPaperExport: OpenActor<typeof paperExportMachine>
}
