import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { OutboxEvent, Sending } from '#domain/kernel/outbox.events.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { UnsentWriting, Written } from '#domain/writing/unsent-writing.ts'
import { writingOutboxMachine } from '#domain/writing/writing-outbox.machine.ts'
import { settle } from '#tests/support/deferred.ts'
import { aNote } from '#tests/support/lessons.ts'
import { neverInTurn, transitionsOfOutbox } from '#tests/support/outbox-walk.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions } from '#tests/support/transitions.ts'

const note = (userId: number, clientId: string): UnsentWriting => ({
  kind: 'note',
  place: { userId, sectionId: 71 },
  draft: { noteId: 0, second: 5, text: '浮力', clientId },
})

it('what was written is written down and sent one after another, at once, and only by who wrote it; what is refused holds up nothing', async () => {
  const kept: string[] = []
  const sent: string[][] = []
  const outbox = createActor(
    writingOutboxMachine.provide({
      actors: {
        gather: fromPromise<readonly UnsentWriting[], number>(async () => [
          note(7, 'left-before'),
          note(7, 'left-later'),
        ]),
        keep: fromPromise<readonly UnsentWriting[], readonly UnsentWriting[]>(async ({ input }) => {
          kept.push(...input.map(({ draft }) => draft.clientId))
          return input
        }),
        send: fromPromise<Sending<UnsentWriting, Written>, readonly UnsentWriting[]>(async ({ input }) => {
          sent.push(input.map(({ draft }) => draft.clientId))
          const result =
            input[0]?.draft.clientId === 'first'
              ? failed<Failure>({ kind: 'forbidden', message: '' })
              : success<Written>({ kind: 'note', note: aNote(9) })
          return { sent: input.map((item) => ({ item, result })), at: 1000 }
        }),
        watch: fromCallback<OutboxEvent<UnsentWriting>>(() => undefined),
      },
    }),
  )
  const recording = record(outbox)
  outbox.start()
  outbox.send({ type: 'outbox.open', userId: 7 })
  await settle()
  for (const item of [note(7, 'first'), note(8, 'of-another'), note(7, 'second')])
    outbox.send({ type: 'outbox.put', item, urgency: 'now' })
  for (let turn = 0; turn < 4; turn += 1) await settle()
  expect(sent).toEqual([['left-before'], ['left-later'], ['first'], ['second']])
  expect(kept).toEqual(['first', 'second'])
  expect(recording.emitted).toMatchObject([
    { type: 'outbox.delivered' },
    { type: 'outbox.delivered' },
    { type: 'outbox.refused', item: note(7, 'first') },
    { type: 'outbox.delivered' },
  ])
})

it('takes every transition that is declared, but those for what has time or is added to a sending', async () => {
  const taken = await transitionsOfOutbox(writingOutboxMachine, {
    userId: 7,
    item: note(7, 'first'),
    receipt: { kind: 'note', note: aNote(9) },
  })
  expect([...taken, ...neverInTurn(writingOutboxMachine.id)].sort()).toEqual(
    declaredTransitions(writingOutboxMachine),
  )
})
