import type { ActorRefFrom } from 'xstate'
import type { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import type { questionBankMachine } from '#domain/question/question-bank.machine.ts'

/** The statecharts of the question bank while its page is open. */
export interface BankActors {
  readonly bank: ActorRefFrom<typeof questionBankMachine>
  readonly menus: ActorRefFrom<typeof filtersMachine>
}
