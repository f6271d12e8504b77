import { expect, it } from 'vitest'
import {
  commentsAt,
  notesWith,
  type UnsentWriting,
  waitingIn,
  withWritings,
  writingsAfter,
} from '#domain/writing/unsent-writing.ts'
import { aNote } from '#tests/support/lessons.ts'

const note = (clientId: string, text: string, noteId = 0, second = 5): UnsentWriting => ({
  kind: 'note',
  place: { userId: 7, sectionId: 71 },
  draft: { noteId, second, text, clientId },
})
const comment = (clientId: string, parentId = 0): UnsentWriting => ({
  kind: 'comment',
  place: { userId: 7, content: { id: 3, type: 1 }, parentId },
  draft: { text: { html: '好', length: 1, pictures: 0 }, score: 0, clientId, tried: true },
})

it('the later of two that are the same stands, and only what was settled as it stands is gone', () => {
  const all = withWritings([note('one', '一'), comment('one')], [note('one', '二')])
  expect(all).toEqual([comment('one'), note('one', '二')])
  expect(writingsAfter(all, [note('one', '一')])).toEqual(all)
  expect(writingsAfter(all, [note('one', '二')])).toEqual([comment('one')])
})

it('a change waits in the place of its note, a new one at its second, and one that has arrived stands once', () => {
  const waiting = [note('note-number-2', '改过', 2), note('new', '新的', 0, 900), note('note-number-3', '三')]
  const shown = notesWith([aNote(1), aNote(2), aNote(3)], waiting, 71)
  expect(shown.map(({ note: { id, text }, waits }) => [id, text, waits])).toEqual([
    [2, '改过', true],
    [0, '三', true],
    [1, aNote(1).text, false],
    [0, '新的', true],
  ])
  expect(notesWith([], waiting, 72)).toEqual([])
})

it('comments wait where they were written', () => {
  const waiting = [comment('one'), comment('reply', 5), note('two', '一')]
  expect(commentsAt(waiting, { id: 3, type: 1 }, 0).map(({ clientId }) => clientId)).toEqual(['one'])
  expect(commentsAt(waiting, { id: 3, type: 1 }, 5).map(({ clientId }) => clientId)).toEqual(['reply'])
  expect(commentsAt(waiting, { id: 3, type: 2 }, 0)).toEqual([])
})

it('what is sent for the first time does not wait yet', () => {
  const items = [comment('left'), comment('sent')]
  const prompt = [comment('sent')]
  expect(waitingIn({ items, prompt, attempts: 0 })).toEqual([comment('left')])
  expect(waitingIn({ items, prompt, attempts: 1 })).toEqual(items)
})
