import { success } from '#domain/kernel/result.ts'
import { ledgerMachine } from '#domain/learning/ledger.machine.ts'
import { type LedgerLine, momentsOf } from '#domain/learning/ledger-line.ts'
import { type OutboxPorts, provideOutbox } from '../kernel/outbox.provide.ts'
import type { OutboxStore } from '../kernel/outbox-store.port.ts'
import type { LearningRecordPort } from './learning-record.port.ts'

export type LedgerStore = OutboxStore<LedgerLine>

export interface LedgerPorts extends Omit<OutboxPorts<LedgerLine, true>, 'send'> {
  readonly record: LearningRecordPort
}

/** The ledger with its actors bound to ports. */
export const provideLedger = ({ record, ...ports }: LedgerPorts) =>
  provideOutbox(ledgerMachine, {
    ...ports,
    send: async (line, signal) => {
      const answers = await Promise.all(momentsOf(line).map((moment) => record.record(moment, signal)))
      return answers.find((answer) => !answer.ok) ?? success(true)
    },
  })
