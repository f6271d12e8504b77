import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { prospectOf, retryWait } from '#domain/kernel/retry.ts'
import type { Delivery, LedgerEvent } from '#domain/learning/ledger.events.ts'
import { ledgerMachine } from '#domain/learning/ledger.machine.ts'
import { type LedgerLine, momentsOf } from '#domain/learning/ledger-line.ts'
import type { LearningRecordPort } from './learning-record.port.ts'
import type { LedgerStore } from './ledger-store.port.ts'
import type { PageLifecycle } from './page-lifecycle.port.ts'

export interface LedgerPorts {
  readonly record: LearningRecordPort
  readonly store: LedgerStore
  readonly page: PageLifecycle
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** 0 to 1, for the waits between attempts. */
  readonly chance?: () => number
}

interface Sent {
  readonly line: LedgerLine
  /** Null when the server has taken all of it. */
  readonly failure: Failure | null
}

const deliveryOf = (sent: readonly Sent[], at: number): Delivery => {
  const acknowledged = sent.filter(({ failure }) => failure === null)
  const refused = sent.filter(({ failure }) => failure !== null && prospectOf(failure) === 'final')
  const open = sent.find((one) => !acknowledged.includes(one) && !refused.includes(one))
  return {
    acknowledged: acknowledged.map(({ line }) => line),
    refused: refused.map(({ line }) => line),
    refusal: refused.at(-1)?.failure ?? null,
    failure: open?.failure ?? null,
    at,
  }
}

/** The ledger with its actors bound to ports. What is sent leaves at once, so that a page that is left has said it all. */
export const provideLedger = ({ record, store, page, now = Date.now, chance = Math.random }: LedgerPorts) => {
  const sendLine = async (line: LedgerLine, signal: AbortSignal): Promise<Sent> => {
    const answers = await Promise.all(momentsOf(line).map((moment) => record.record(moment, signal)))
    const failed = answers.find((answer) => !answer.ok)
    return { line, failure: failed === undefined || failed.ok ? null : failed.failure }
  }

  return ledgerMachine.provide({
    actors: {
      keep: fromPromise(async ({ input }) => {
        await store.keep(input)
        return input
      }),
      gather: fromPromise(async ({ input }) => {
        await store.keepOnlyOf(input)
        return store.read(input)
      }),
      send: fromPromise(async ({ input, signal }) => {
        const sent = await Promise.all(input.map((line) => sendLine(line, signal)))
        const delivery = deliveryOf(sent, now())
        await store.crossOut([...delivery.acknowledged, ...delivery.refused])
        return delivery
      }),
      watch: fromCallback<LedgerEvent>(({ sendBack }) =>
        page.watch((news) => sendBack({ type: news === 'online' ? 'ledger.gather' : 'ledger.flush' })),
      ),
    },
    delays: { backOff: ({ context }) => retryWait(context, chance()) },
  })
}
