import type { Clock } from '../../runtime/clock.ts'
import { BEGUN, type IntentionRepository } from './intention.repository.ts'
import { digestOf, openAnswer, sealAnswer } from './sealed-answer.ts'

/** Who sends what again asks within minutes; a machine that was asleep within a day. */
const KEPT_MS = 24 * 3_600_000

/** A call of a user under a key of its client's. */
export interface Intended {
  readonly userId: number
  readonly key: string
  /** Where it went, with what it says in the address. */
  readonly call: string
  readonly body: unknown
}

/**
 * A call that is being done. Told `answered` with the envelope, or `undone` when nothing was done. `mayBeDone`: it began before and
 * its answer was never kept, since the server was killed meanwhile.
 */
export interface Doing {
  readonly mayBeDone: boolean
  answered(envelope: string): Promise<void>
  undone(): Promise<void>
  /** Its response is over: nobody waits for it any more. */
  letGo(): void
}

/** Answers a call that is sent again as it was answered first. docs/decisions/0369 */
export const intentionService = ({
  intentions,
  clock,
}: {
  readonly intentions: IntentionRepository
  readonly clock: Clock
}) => {
  /** Calls that are being done, each with what is settled when it is answered. */
  const underWay = new Map<string, Promise<void>>()

  return {
    /** The envelope that was answered before; else the call is to be done. Waits for the same call that is being done. */
    async begin({ userId, key, call, body }: Intended): Promise<string | Doing> {
      const digest = digestOf(key, call, body)
      const name = `${userId} ${digest.toString('hex')}`
      for (let same = underWay.get(name); same !== undefined; same = underWay.get(name)) await same
      let resolve = () => {}
      const settled = new Promise<void>((settling) => {
        resolve = settling
      })
      underWay.set(name, settled)
      const settle = () => {
        if (underWay.get(name) === settled) underWay.delete(name)
        resolve()
      }
      let mayBeDone = false
      try {
        const kept = await intentions.find({ userId, digest })
        mayBeDone = kept !== null && kept.length === BEGUN.length
        if (kept !== null && !mayBeDone) {
          settle()
          return openAnswer(key, kept)
        }
        if (!mayBeDone) await intentions.begin({ userId, digest }, clock())
      } catch (error) {
        settle()
        throw error
      }
      return {
        mayBeDone,
        answered: async (envelope) => {
          try {
            await intentions.keep({
              userId,
              digest,
              answer: sealAnswer(key, envelope),
              answeredAt: clock(),
            })
          } finally {
            settle()
          }
        },
        undone: async () => {
          try {
            // What may have been done by the attempt before stays so.
            if (!mayBeDone) await intentions.drop({ userId, digest })
          } finally {
            settle()
          }
        },
        letGo: settle,
      }
    },

    sweep: (): Promise<number> => intentions.forget(new Date(clock().getTime() - KEPT_MS)),
  }
}
