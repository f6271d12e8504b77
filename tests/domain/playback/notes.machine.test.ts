import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import type { UnsentNote } from '#domain/playback/note-draft.ts'
import { notesMachine } from '#domain/playback/notes.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aNote } from '#tests/support/lessons.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const unreachable = failed<Failure>({ kind: 'unreachable' })

const STILL = { ready: { resting: 'still' } }

const open = () => {
  const load = deferred<Result<readonly LessonNote[], Failure>>()
  const remove = deferred<Result<true, Failure>>()
  const save = deferred<Result<LessonNote, Failure>>()
  const sent: UnsentNote[] = []
  const actor = createActor(
    notesMachine.provide({
      actors: {
        load: fromPromise(load.ask),
        remove: fromPromise(remove.ask),
        save: fromPromise(({ input }) => {
          sent.push(input)
          return save.ask()
        }),
      },
    }),
    { inspect: log.inspect, input: { userId: 7, sectionId: 71 } },
  )
  const heard = record(actor)
  actor.start()
  const notes = () => actor.getSnapshot().context.notes
  return { actor, load, remove, save, sent, heard, notes, at: () => actor.getSnapshot().value }
}

const opened = async (notes: readonly LessonNote[] = []) => {
  const all = open()
  all.load.answer(success(notes))
  await settle()
  return all
}

describe('notes', () => {
  it('that could not be read are read again when asked for', async () => {
    const { actor, load, at, notes } = open()
    load.answer(unreachable)
    await settle()
    expect([at(), actor.getSnapshot().context.failure]).toEqual(['failed', { kind: 'unreachable' }])
    actor.send({ type: 'notes.retry' })
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
    actor.send({ type: 'notes.retry' })
    load.answer(success([aNote(1)]))
    await settle()
    expect([at(), notes()]).toEqual([STILL, [aNote(1)]])
  })

  it('stand in the order of their seconds; a changed one in place of what it was', async () => {
    const { actor, notes } = await opened([aNote(1, { second: 10 }), aNote(2, { second: 30 })])
    actor.send({ type: 'notes.add', note: aNote(3, { second: 20 }) })
    actor.send({ type: 'notes.add', note: aNote(1, { second: 40, text: '改过了' }) })
    expect(notes()).toEqual([
      aNote(3, { second: 20 }),
      aNote(2, { second: 30 }),
      aNote(1, { second: 40, text: '改过了' }),
    ])
  })
})

describe('notes that another tab may have changed', () => {
  it('are read anew, and stand as they are until they are known', async () => {
    const { actor, load, notes, at } = await opened([aNote(1), aNote(2)])
    actor.send({ type: 'notes.reread' })
    expect([notes(), at()]).toEqual([[aNote(1), aNote(2)], { ready: { resting: 'rereading' } }])
    load.answer(success([aNote(1, { text: '那边改的' })]))
    await settle()
    expect([notes(), at()]).toEqual([[aNote(1, { text: '那边改的' })], STILL])
    actor.send({ type: 'notes.reread' })
    load.answer(unreachable)
    await settle()
    expect([notes(), at()]).toEqual([[aNote(1, { text: '那边改的' })], STILL])
  })

  it('are asked for again where the answer may be older than what is known', async () => {
    const { actor, load, notes } = open()
    actor.send({ type: 'notes.reread' })
    load.answer(success([]))
    await settle()
    actor.send({ type: 'notes.reread' })
    actor.send({ type: 'notes.add', note: aNote(3) })
    expect(notes()).toEqual([aNote(3)])
    load.answer(success([aNote(2), aNote(3)]))
    await settle()
    expect(notes()).toEqual([aNote(2), aNote(3)])
  })

  it('are removed at once all the same, and a bug is a defect', async () => {
    const { actor, load, remove, notes, at } = await opened([aNote(1), aNote(2)])
    actor.send({ type: 'notes.reread' })
    actor.send({ type: 'notes.remove', note: aNote(1) })
    remove.answer(success(true))
    await settle()
    expect(notes()).toEqual([aNote(2)])
    actor.send({ type: 'notes.reread' })
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })
})

describe('a note that is removed', () => {
  it('goes, and comes back under another id when that is undone', async () => {
    const { actor, remove, save, sent, notes, heard } = await opened([aNote(1), aNote(2)])
    actor.send({ type: 'notes.remove', note: aNote(1) })
    remove.answer(success(true))
    await settle()
    expect([notes(), heard.emitted]).toEqual([[aNote(2)], [{ type: 'notes.removed', note: aNote(1) }]])
    actor.send({ type: 'notes.restore', note: aNote(1) })
    save.answer(success(aNote(9)))
    await settle()
    const { second, text } = aNote(1)
    const again = { noteId: 0, second, text, clientId: 'note-number-2' }
    expect([sent, notes()]).toEqual([
      [{ kind: 'note', place: { userId: 7, sectionId: 71 }, draft: again }],
      [aNote(2), aNote(9)],
    ])
  })

  it('stays where that was refused, and so does its absence', async () => {
    const { actor, remove, save, notes, heard, at } = await opened([aNote(1)])
    actor.send({ type: 'notes.remove', note: aNote(1) })
    remove.answer(unreachable)
    await settle()
    actor.send({ type: 'notes.restore', note: aNote(2) })
    save.answer(unreachable)
    await settle()
    const refused = { type: 'notes.refused', failure: { kind: 'unreachable' } }
    expect([notes(), heard.emitted, at()]).toEqual([[aNote(1)], [refused, refused], STILL])
  })

  it('is a defect where that is a bug', async () => {
    const removing = await opened([aNote(1)])
    removing.actor.send({ type: 'notes.remove', note: aNote(1) })
    removing.remove.fail(new Error('a bug'))
    const restoring = await opened()
    restoring.actor.send({ type: 'notes.restore', note: aNote(1) })
    restoring.save.fail(new Error('a bug'))
    await settle()
    expect([removing.at(), restoring.at()]).toEqual(['defect', 'defect'])
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(notesMachine))
})
