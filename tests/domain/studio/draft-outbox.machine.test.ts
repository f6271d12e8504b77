import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { OutboxEvent, Sending } from '#domain/kernel/outbox.events.ts'
import { success } from '#domain/kernel/result.ts'
import type { DraftSaved, UnsentEdits } from '#domain/studio/course-draft.ts'
import { draftOutboxMachine } from '#domain/studio/draft-outbox.machine.ts'
import { settle } from '#tests/support/deferred.ts'
import { receiptOf, rename } from '#tests/support/drafts.ts'
import { neverInTurn, transitionsOfOutbox } from '#tests/support/outbox-walk.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions } from '#tests/support/transitions.ts'

const unsent = (userId: number, intentId: string): UnsentEdits => ({
  userId,
  draftId: 3,
  revision: 1,
  intentId,
  edits: [rename('二次函数', '抛物线')],
})

it('edits are written down and sent one save after another, at once, and only by who made them', async () => {
  const kept: string[] = []
  const sent: string[][] = []
  const outbox = createActor(
    draftOutboxMachine.provide({
      actors: {
        gather: fromPromise<readonly UnsentEdits[], number>(async () => [
          unsent(7, 'left-before'),
          unsent(7, 'left-later'),
        ]),
        keep: fromPromise<readonly UnsentEdits[], readonly UnsentEdits[]>(async ({ input }) => {
          kept.push(...input.map(({ intentId }) => intentId))
          return input
        }),
        send: fromPromise<Sending<UnsentEdits, DraftSaved>, readonly UnsentEdits[]>(async ({ input }) => {
          sent.push(input.map(({ intentId }) => intentId))
          return { sent: input.map((item) => ({ item, result: success(receiptOf(item)) })), at: 1000 }
        }),
        watch: fromCallback<OutboxEvent<UnsentEdits>>(() => undefined),
      },
    }),
  )
  const recording = record(outbox)
  outbox.start()
  outbox.send({ type: 'outbox.open', userId: 7 })
  await settle()
  for (const item of [unsent(7, 'first'), unsent(8, 'of-another'), unsent(7, 'second')])
    outbox.send({ type: 'outbox.put', item, urgency: 'soon' })
  for (let turn = 0; turn < 4; turn += 1) await settle()
  expect(sent).toEqual([['left-before'], ['left-later'], ['first'], ['second']])
  expect(kept).toEqual(['first', 'second'])
  expect(recording.emitted).toMatchObject([
    { type: 'outbox.delivered' },
    { type: 'outbox.delivered' },
    { type: 'outbox.delivered' },
    { type: 'outbox.delivered' },
  ])
})

it('takes every transition that is declared, but those for what has time or is added to a sending', async () => {
  const taken = await transitionsOfOutbox(draftOutboxMachine, {
    userId: 7,
    item: unsent(7, 'first'),
    receipt: receiptOf(unsent(7, 'first')),
  })
  expect([...taken, ...neverInTurn(draftOutboxMachine.id)].sort()).toEqual(
    declaredTransitions(draftOutboxMachine),
  )
})
