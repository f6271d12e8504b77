import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Waiting } from '#domain/kernel/waiting.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import { type KeptNote, noteComposerMachine } from '#domain/playback/note-composer.machine.ts'
import { isUnwritten, MAX_NOTE_LENGTH, type NoteDraft, newNote } from '#domain/playback/note-draft.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aNote } from '#tests/support/lessons.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const PLACE = { userId: 7, sectionId: 71 }

const open = () => {
  const recall = deferred<NoteDraft>()
  const save = deferred<Result<LessonNote | Waiting, Failure>>()
  const sent: KeptNote[] = []
  const kept: NoteDraft[] = []
  const actor = createActor(
    noteComposerMachine.provide({
      actors: {
        recall: fromPromise(recall.ask),
        watch: fromCallback(() => {}),
        save: fromPromise(({ input }) => {
          sent.push(input)
          return save.ask()
        }),
      },
      actions: {
        keep: (_, { draft }) => void kept.push(draft),
        forget: (_, { draft }) => void kept.push({ ...draft, text: '' }),
      },
    }),
    { inspect: log.inspect, input: PLACE },
  )
  const heard = record(actor)
  actor.start()
  const draft = () => actor.getSnapshot().context.draft
  return { actor, recall, save, sent, kept, heard, draft, at: () => actor.getSnapshot().value }
}

const opened = async (draft: NoteDraft = newNote('client-id')) => {
  const all = open()
  all.recall.answer(draft)
  await settle()
  return all
}

describe('a note that is written', () => {
  it('stands at the second of its first sign, and is kept at every change', async () => {
    const { actor, draft, kept } = await opened()
    actor.send({ type: 'noteComposer.write', text: '浮', second: 83.7 })
    actor.send({ type: 'noteComposer.write', text: '浮力', second: 90 })
    expect(draft()).toEqual({ noteId: 0, second: 83, text: '浮力', clientId: 'client-id' })
    actor.send({ type: 'noteComposer.restamp', second: 91.2 })
    expect([draft().second, kept.at(-1)]).toEqual([91, draft()])
  })

  it('is handed in once, and makes room for the next', async () => {
    const { actor, save, sent, draft, heard, kept } = await opened()
    actor.send({ type: 'noteComposer.write', text: ' 浮力 ', second: 83 })
    actor.send({ type: 'noteComposer.save' })
    actor.send({ type: 'noteComposer.save' })
    expect(sent).toEqual([
      { place: PLACE, draft: { noteId: 0, second: 83, text: ' 浮力 ', clientId: 'client-id' } },
    ])
    save.answer(success(aNote(1)))
    await settle()
    expect([draft(), kept.at(-1), heard.emitted]).toEqual([
      newNote('client-id-2'),
      { noteId: 0, second: 83, text: '', clientId: 'client-id' },
      [{ type: 'noteComposer.acknowledged', note: aNote(1) }],
    ])
  })

  it('makes room for the next as soon as the outbox keeps it', async () => {
    const { actor, save, draft, heard, kept } = await opened()
    actor.send({ type: 'noteComposer.write', text: '浮力', second: 83 })
    actor.send({ type: 'noteComposer.save' })
    save.answer(success('waits'))
    await settle()
    expect([draft(), kept.at(-1)?.clientId, kept.at(-1)?.text, heard.emitted]).toEqual([
      newNote('client-id-2'),
      'client-id',
      '',
      [],
    ])
  })

  it('lies here again where it is refused for good, but not what stands here itself', async () => {
    const { actor, draft } = await opened()
    actor.send({ type: 'noteComposer.givenBack', draft: newNote('client-id') })
    expect(draft()).toEqual(newNote('client-id'))
    const back = { noteId: 0, second: 83, text: '浮力', clientId: 'client-back' }
    actor.send({ type: 'noteComposer.givenBack', draft: back })
    expect(draft()).toEqual(back)
  })

  it('stays where it was refused, and is the same when it is sent again', async () => {
    const { actor, save, sent, draft } = await opened()
    actor.send({ type: 'noteComposer.write', text: '浮力', second: 83 })
    actor.send({ type: 'noteComposer.save' })
    save.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect([draft().text, actor.getSnapshot().context.failure]).toEqual(['浮力', { kind: 'unreachable' }])
    actor.send({ type: 'noteComposer.save' })
    expect(sent[1]).toEqual(sent[0])
  })

  it('is not sent without a word, nor with too many', async () => {
    const { actor, sent } = await opened()
    actor.send({ type: 'noteComposer.save' })
    actor.send({ type: 'noteComposer.write', text: ' \n', second: 83 })
    actor.send({ type: 'noteComposer.save' })
    actor.send({ type: 'noteComposer.write', text: '力'.repeat(MAX_NOTE_LENGTH + 1), second: 83 })
    actor.send({ type: 'noteComposer.save' })
    expect(sent).toEqual([])
  })

  it('was found as it was left', async () => {
    const left = { noteId: 0, second: 12, text: '没写完', clientId: 'client-id' }
    expect((await opened(left)).draft()).toEqual(left)
  })
})

describe('a note that is changed', () => {
  it('keeps its second and its id, and lets go of the change when told to', async () => {
    const { actor, draft } = await opened()
    actor.send({ type: 'noteComposer.edit', note: aNote(3) })
    actor.send({ type: 'noteComposer.write', text: '改过了', second: 400 })
    expect(draft()).toEqual({ noteId: 3, second: 83, text: '改过了', clientId: 'note-number-3' })
    actor.send({ type: 'noteComposer.cancel' })
    expect(isUnwritten(draft())).toBe(true)
  })

  it('does not push aside a new one', async () => {
    const { actor, draft } = await opened()
    actor.send({ type: 'noteComposer.write', text: '新的', second: 83 })
    actor.send({ type: 'noteComposer.edit', note: aNote(3) })
    expect(draft().text).toBe('新的')
  })
})

describe('a note in two tabs', () => {
  const there = { noteId: 0, second: 9, text: '那边', clientId: 'client-id' }

  it('is the same in both as long as one of them writes, and told of when it is done with', async () => {
    const { actor, draft, kept, heard } = await opened()
    actor.send({ type: 'noteComposer.changedElsewhere', draft: there, clientId: 'new-a' })
    expect(draft()).toEqual(there)
    actor.send({ type: 'noteComposer.changedElsewhere', draft: null, clientId: 'new-b' })
    expect([draft(), kept]).toEqual([newNote('new-b'), []])
    expect(heard.emitted).toEqual([{ type: 'noteComposer.doneElsewhere' }])
  })

  it('that was begun in the other and saved there is not there to be saved again, but what was added is', async () => {
    const { actor, draft } = await opened(there)
    const longer = { ...there, text: '那边又写' }
    actor.send({ type: 'noteComposer.changedElsewhere', draft: longer, clientId: 'new-a' })
    expect([draft(), actor.getSnapshot().context.other]).toEqual([longer, null])
    actor.send({ type: 'noteComposer.changedElsewhere', draft: null, clientId: 'new-b' })
    expect(draft()).toEqual(newNote('new-b'))
    const here = await opened(there)
    here.actor.send({ type: 'noteComposer.write', text: '那边和这边', second: 83 })
    here.actor.send({ type: 'noteComposer.changedElsewhere', draft: null, clientId: 'new-c' })
    expect(here.draft()).toEqual({ ...there, text: '那边和这边', clientId: 'new-c' })
  })

  it('with two texts is chosen, and until then neither is overwritten', async () => {
    const { actor, draft, kept } = await opened()
    actor.send({ type: 'noteComposer.write', text: '这边', second: 83 })
    actor.send({ type: 'noteComposer.changedElsewhere', draft: there, clientId: 'new-a' })
    actor.send({ type: 'noteComposer.write', text: '这边还写', second: 84 })
    expect([kept.length, actor.getSnapshot().context.other]).toEqual([1, there])
    actor.send({ type: 'noteComposer.keepMine' })
    expect(kept.at(-1)).toEqual({ noteId: 0, second: 83, text: '这边还写', clientId: 'new-a' })
    actor.send({ type: 'noteComposer.changedElsewhere', draft: there, clientId: 'new-b' })
    actor.send({ type: 'noteComposer.takeOther' })
    expect(draft()).toEqual(there)
  })
})

it('a bug leads to a defect, from which the draft is recalled', async () => {
  const { actor, recall, save, at } = open()
  recall.fail(new Error('a bug'))
  await settle()
  expect(at()).toBe('defect')
  actor.send({ type: 'noteComposer.save' })
  recall.answer({ noteId: 0, second: 1, text: '字', clientId: 'client-id' })
  await settle()
  actor.send({ type: 'noteComposer.save' })
  save.fail(new Error('a bug'))
  await settle()
  expect(at()).toBe('defect')
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(noteComposerMachine))
})
