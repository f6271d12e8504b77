import { createActor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import type { BankLogic } from '#application/bank-logic.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { bankQuestionMachine } from '#domain/question/bank-question.machine.ts'
import type { faultReportMachine } from '#domain/question/fault-report.machine.ts'
import { bankCopy } from '#ui/copy/bank-copy.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Records the view of a question. */
export const bankQuestionOpener =
  (
    logic: typeof bankQuestionMachine,
    userActions: SignedInActors['userActions'],
  ): BankLogic['openBankQuestion'] =>
  (input) => {
    const question = createActor(logic, { input })
    const content = { id: input.id, type: CONTENT_TYPE.question }
    question.on('bankQuestion.shown', () =>
      userActions.send({ type: 'userActions.note', action: { kind: 'view', content } }),
    )
    return question
  }

/** Shows a toast when a reported error was delivered. */
export const faultReportOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof faultReportMachine,
): BankLogic['openFaultReport'] => {
  const notify = toast(actors)
  return (input) => {
    const report = createActor(logic, { input })
    report.on('fault.sent', () => notify('success', bankCopy.fault.sent))
    return report
  }
}
