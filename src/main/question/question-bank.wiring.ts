import { createActor } from 'xstate'
import type { BankLogic } from '#application/app-actors.ts'
import type { faultListMachine } from '#domain/question/fault-list.machine.ts'
import type { questionBankMachine } from '#domain/question/question-bank.machine.ts'
import { bankAddress } from '#ui/routing/bank-codec.ts'
import { faultsAddress } from '#ui/routing/faults-address.ts'
import type { AppContext } from '../app-context.ts'
import { IN_PLACE } from '../navigation/navigator.ts'

/** An address beyond the last page of the bank is put right. */
export const questionBankOpener =
  (
    { navigator }: Pick<AppContext, 'navigator'>,
    logic: typeof questionBankMachine,
  ): BankLogic['openQuestionBank'] =>
  (input) => {
    const bank = createActor(logic, { input })
    bank.on('bank.corrected', ({ query }) => navigator.navigate(bankAddress(query), IN_PLACE))
    return bank
  }

/** The same of the errors that were reported. */
export const faultListOpener =
  (
    { navigator }: Pick<AppContext, 'navigator'>,
    logic: typeof faultListMachine,
  ): BankLogic['openFaultList'] =>
  (input) => {
    const list = createActor(logic, { input })
    list.on('faults.corrected', ({ query }) => navigator.navigate(faultsAddress(query), IN_PLACE))
    return list
  }
