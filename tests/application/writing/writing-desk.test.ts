import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideCommentComposer } from '#application/comment/comments.provide.ts'
import { flushOutbox } from '#application/kernel/outbox.provide.ts'
import type { PageLifecycleEvent } from '#application/kernel/page-lifecycle.port.ts'
import { provideNoteComposer } from '#application/playback/notes.provide.ts'
import { createWritingDesk } from '#application/writing/writing-desk.ts'
import { provideWritingOutbox } from '#application/writing/writing-outbox.provide.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LessonNote } from '#domain/playback/lesson-note.ts'
import type { UnsentWriting } from '#domain/writing/unsent-writing.ts'
import { memoryCommentDrafts } from '#infrastructure/comment/comment-draft.memory.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryNoteDrafts } from '#infrastructure/playback/note-draft.memory.ts'
import { memoryUnsentWritings } from '#infrastructure/writing/unsent-writing.memory.ts'
import { aComment } from '#tests/domain/comment/a-comment.ts'
import { settle } from '#tests/support/deferred.ts'

const NOTES = { userId: 1, sectionId: 71 }
const COMMENTS = { userId: 1, content: { id: 3, type: 1 }, parentId: 0 } as const
const REPLY = { ...COMMENTS, parentId: 5 }
const words = (html: string) => ({ html, length: html.length, pictures: 0 })
const LOST = failed<Failure>({ kind: 'timedOut' })
const APART = failed<Failure>({ kind: 'unreachable' })
const GONE = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有了' })
const REFUSED = failed<Failure>({ kind: 'rejected', reason: 'refused', message: '不收' })

/** A browser before a server that stores what it has not got yet, by its client id; `line` answers in its place. */
const aBrowser = () => {
  const browser = createMemoryBrowser()
  const stored: string[] = []
  const asked: string[] = []
  let line: (() => Result<never, Failure>) | null = null
  let isHeard = true
  let made = 0
  const take = <T>(clientId: string, kept: string, receipt: T): Result<T, Failure> => {
    asked.push(clientId)
    if (line !== null) return line()
    if (!stored.includes(kept)) stored.push(kept)
    return isHeard ? success(receipt) : LOST
  }
  const visit = async (userId = 1) => {
    const store = memoryUnsentWritings(browser)
    const noteDrafts = memoryNoteDrafts(browser)
    const commentDrafts = memoryCommentDrafts(browser)
    const makeClientId = () => `made-id-of-${String.fromCharCode(96 + (made += 1))}`
    let tell: (news: PageLifecycleEvent) => void = () => undefined
    const outbox = createActor(
      provideWritingOutbox({
        store,
        noteDrafts,
        commentDrafts,
        makeClientId,
        chance: () => 0,
        page: {
          watch: (watcher) => {
            tell = watcher
            return () => undefined
          },
        },
        notes: async () => ({
          notes: async () => success([]),
          remove: async () => success(true),
          save: async (note: LessonNote) =>
            take(note.clientId, `${note.clientId}:${note.text}`, { ...note, id: 9 }),
        }),
        comments: async () => ({
          list: async () => GONE,
          remove: async () => GONE,
          restore: async () => GONE,
          report: async () => GONE,
          add: async ({ draft }) => take(draft.clientId, `${draft.clientId}:${draft.text.html}`, aComment(9)),
        }),
      }),
    )
    const delivered: UnsentWriting[] = []
    outbox.on('outbox.delivered', ({ item }) => delivered.push(item))
    outbox.start()
    outbox.send({ type: 'outbox.open', userId })
    const desk = createWritingDesk(outbox, store)
    await settle()
    const note = createActor(provideNoteComposer(desk.notes, noteDrafts, makeClientId), {
      input: NOTES,
    }).start()
    const comment = createActor(provideCommentComposer(desk.comments, commentDrafts, makeClientId), {
      input: COMMENTS,
    }).start()
    await waitFor(note, (snapshot) => snapshot.matches('writing'))
    await waitFor(comment, (snapshot) => snapshot.matches('writing'))
    const writeNote = async (text: string) => {
      note.send({ type: 'noteComposer.write', text, second: 5 })
      note.send({ type: 'noteComposer.save' })
      await settle()
      await waitFor(note, (snapshot) => snapshot.matches('writing'))
    }
    const writeComment = async (html: string) => {
      comment.send({ type: 'comment.write', text: words(html) })
      comment.send({ type: 'comment.send' })
      await settle()
      await waitFor(comment, (snapshot) => snapshot.matches('writing'))
    }
    const waiting = () => outbox.getSnapshot().context.items.length
    const online = async () => {
      tell('online')
      await settle()
      await waitFor(outbox, (snapshot) => !snapshot.hasTag('busy'))
    }
    const close = () => {
      for (const actor of [note, comment, outbox]) actor.stop()
    }
    return {
      outbox,
      note,
      comment,
      noteDrafts,
      commentDrafts,
      store,
      delivered,
      writeNote,
      writeComment,
      waiting,
      online,
      close,
    }
  }
  return {
    stored,
    asked,
    visit,
    answerBy: (given: (() => Result<never, Failure>) | null) => {
      line = given
    },
    loseAnswers: (lost: boolean) => {
      isHeard = !lost
    },
  }
}

it('a note and a comment without a line wait, outlive the page, and arrive once each in their order', async () => {
  const { visit, answerBy, stored } = aBrowser()
  const first = await visit()
  answerBy(() => APART)
  await first.writeNote('浮力')
  await first.writeComment('好课')
  expect([first.waiting(), stored]).toEqual([2, []])
  expect([first.note.getSnapshot().context.draft.text, first.comment.getSnapshot().context.failure]).toEqual([
    '',
    null,
  ])
  first.close()
  const second = await visit()
  expect([second.waiting(), stored]).toEqual([2, []])
  answerBy(null)
  await second.online()
  expect([second.waiting(), stored.map((one) => one.split(':')[1])]).toEqual([0, ['浮力', '好课']])
  expect(second.delivered.map(({ kind }) => kind)).toEqual(['note', 'comment'])
  second.close()
  const third = await visit()
  expect([third.waiting(), stored.length, await third.store.read(1)]).toEqual([0, 2, []])
  third.close()
})

it('what was stored while its answer was lost keeps its key through a reload, and is stored once', async () => {
  const { visit, loseAnswers, stored, asked } = aBrowser()
  const first = await visit()
  loseAnswers(true)
  await first.writeComment('好课')
  expect([first.waiting(), stored.length]).toEqual([1, 1])
  first.close()
  loseAnswers(false)
  const second = await visit()
  expect([second.waiting(), stored.length, asked.length, new Set(asked).size]).toEqual([0, 1, 2, 1])
  expect([second.delivered.length, second.comment.getSnapshot().context.draft.text.html]).toEqual([1, ''])
  second.close()
})

it('a page that goes while it sends leaves one thing to send, and an empty editor', async () => {
  const { visit, answerBy, stored } = aBrowser()
  const first = await visit()
  answerBy(() => APART)
  first.note.send({ type: 'noteComposer.write', text: '浮力', second: 5 })
  first.note.send({ type: 'noteComposer.save' })
  first.note.stop()
  await settle()
  first.close()
  answerBy(null)
  const second = await visit()
  expect([stored.length, second.waiting(), second.note.getSnapshot().context.draft.text]).toEqual([1, 0, ''])
  second.close()
})

it.each([
  ['for a known reason', GONE],
  ['for one that is not known', REFUSED],
])('what the server refuses at once, %s, stays in its editor', async (_, answer) => {
  const { visit, answerBy } = aBrowser()
  const { note, comment, writeNote, writeComment, waiting, close } = await visit()
  answerBy(() => answer)
  await writeNote('浮力')
  await writeComment('好课')
  expect([note.getSnapshot().context.draft.text, comment.getSnapshot().context.draft.text.html]).toEqual([
    '浮力',
    '好课',
  ])
  expect([note.getSnapshot().context.failure?.kind, waiting()]).toEqual(['rejected', 0])
  close()
})

it('what is refused late lies in its editor again, behind what was written meanwhile', async () => {
  const { visit, answerBy, stored } = aBrowser()
  const first = await visit()
  answerBy(() => APART)
  await first.writeNote('浮力')
  await first.writeComment('好课')
  first.note.send({ type: 'noteComposer.write', text: '压强', second: 9 })
  answerBy(() => GONE)
  await first.online()
  expect([first.waiting(), first.note.getSnapshot().context.draft.text]).toEqual([0, '压强\n浮力'])
  expect(first.comment.getSnapshot().context).toMatchObject({
    restored: true,
    draft: { text: words('好课') },
  })
  first.close()
  const second = await visit()
  expect(second.note.getSnapshot().context.draft.text).toBe('压强\n浮力')
  answerBy(null)
  second.comment.send({ type: 'comment.send' })
  await settle()
  expect(stored).toHaveLength(1)
  second.close()
})

it('what two tabs sent and both were refused comes back once', async () => {
  const { visit, answerBy } = aBrowser()
  const first = await visit()
  answerBy(() => APART)
  await first.writeNote('浮力')
  await first.writeComment('好课')
  const second = await visit()
  answerBy(() => GONE)
  await first.online()
  await second.online()
  for (const { note, comment, waiting } of [first, second]) {
    expect(waiting()).toBe(0)
    expect(note.getSnapshot().context.draft.text).not.toContain('浮力\n浮力')
    expect(comment.getSnapshot().context.draft.text.html).not.toContain('好课好课')
  }
  first.close()
  second.close()
  const third = await visit()
  expect([
    third.note.getSnapshot().context.draft.text,
    third.comment.getSnapshot().context.draft.text,
  ]).toEqual(['浮力', words('好课')])
  third.close()
})

it('a reply whose comment is gone comes back to the editor of comments', async () => {
  const { visit, answerBy } = aBrowser()
  const { outbox, comment, online, close } = await visit()
  answerBy(() => APART)
  const draft = { text: words('同意'), score: 0, clientId: 'a-reply-of-one', tried: true }
  outbox.send({ type: 'outbox.put', item: { kind: 'comment', place: REPLY, draft }, urgency: 'now' })
  await settle()
  answerBy(() => GONE)
  await online()
  expect(comment.getSnapshot().context.draft.text.html).toBe('同意')
  close()
})

it('a note that is changed again while it waits is sent as it stands last', async () => {
  const { visit, answerBy, stored } = aBrowser()
  const { note, writeNote, waiting, online, close } = await visit()
  answerBy(() => APART)
  const known = { id: 4, sectionId: 71, second: 5, clientId: 'note-number-4', text: '一', updatedAt: '' }
  for (const text of ['二', '三']) {
    note.send({ type: 'noteComposer.edit', note: known })
    await writeNote(text)
  }
  expect(waiting()).toBe(1)
  answerBy(null)
  await online()
  expect(stored).toEqual(['note-number-4:三'])
  close()
})

it('waits through an expiry for the same user, is sent before a log-out, and is deleted for another user', async () => {
  const { visit, answerBy, stored } = aBrowser()
  const first = await visit()
  answerBy(() => failed({ kind: 'expired' }))
  await first.writeNote('浮力')
  first.outbox.send({ type: 'outbox.close' })
  answerBy(null)
  await settle()
  expect([first.waiting(), stored]).toEqual([1, []])
  first.outbox.send({ type: 'outbox.open', userId: 1 })
  await flushOutbox(first.outbox)
  first.outbox.send({ type: 'outbox.close' })
  expect([first.waiting(), stored.length]).toEqual([0, 1])
  first.outbox.send({ type: 'outbox.open', userId: 1 })
  answerBy(() => APART)
  await first.writeNote('压强')
  first.close()
  const other = await visit(2)
  answerBy(null)
  await other.online()
  expect([other.waiting(), await other.store.read(1), stored.length]).toEqual([0, [], 1])
  other.close()
})
