import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Comment } from '#domain/comment/comment.ts'
import { commentComposerMachine, type Submission } from '#domain/comment/comment-composer.machine.ts'
import { type CommentDraft, newDraft } from '#domain/comment/comment-draft.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Waiting } from '#domain/kernel/waiting.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aComment } from './a-comment.ts'

const log = transitionLog()
const place = { userId: 1, content: { id: 3, type: 3 }, parentId: 0 } as const
const text = { html: '<p>好课</p>', length: 2, pictures: 0 }
const FRESH = newDraft('client-0')

const start = () => {
  const recalled = deferred<CommentDraft>()
  const submitted = deferred<Result<Comment | Waiting, Failure>>()
  const submissions: CommentDraft[] = []
  const kept: (CommentDraft | 'forgotten')[] = []
  const actor = createActor(
    commentComposerMachine.provide({
      actors: {
        recall: fromPromise(recalled.ask),
        watch: fromCallback(() => {}),
        submit: fromPromise<Result<Comment | Waiting, Failure>, Submission>(({ input }) => {
          submissions.push(input.draft)
          return submitted.ask()
        }),
      },
      actions: {
        keep: (_, { draft }) => kept.push(draft),
        forget: () => kept.push('forgotten'),
      },
    }),
    { input: place, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, recalled, submitted, submissions, kept, recording }
}

const begun = async (draft: CommentDraft = FRESH) => {
  const opened = start()
  opened.recalled.answer(draft)
  await settle()
  return opened
}

describe('writing a comment', () => {
  it('keeps every change, sends what was written once, and begins anew with another id', async () => {
    const { actor, submitted, submissions, kept, recording } = await begun()
    actor.send({ type: 'comment.write', text })
    actor.send({ type: 'comment.rate', score: 4 })
    // As often as one likes.
    for (let click = 0; click < 3; click += 1) actor.send({ type: 'comment.send' })
    actor.send({ type: 'comment.write', text: { ...text, html: '<p>late</p>' } })
    submitted.answer(success(aComment(9)))
    await settle()
    const written = { text, score: 4, clientId: 'client-0', tried: true }
    expect(submissions).toEqual([written])
    expect(kept).toEqual([{ ...FRESH, text }, { ...written, tried: false }, written, 'forgotten'])
    expect(recording.states).toEqual(['recalling', 'writing', 'sending', 'writing'])
    expect(recording.emitted).toEqual([{ type: 'comment.acknowledged', comment: aComment(9) }])
    expect(actor.getSnapshot().context).toEqual({
      place,
      draft: newDraft('client-1'),
      other: null,
      followed: false,
      failure: null,
      restored: false,
      problem: null,
    })
  })

  it('makes room for the next as soon as the outbox keeps it', async () => {
    const { actor, submitted, kept, recording } = await begun()
    actor.send({ type: 'comment.write', text })
    actor.send({ type: 'comment.send' })
    submitted.answer(success('waits'))
    await settle()
    expect([actor.getSnapshot().context.draft, kept.at(-1)]).toEqual([newDraft('client-1'), 'forgotten'])
    expect(recording.emitted).toEqual([{ type: 'comment.kept' }])
  })

  it('lies here again where it is refused for good, but not what stands here itself', async () => {
    const { actor } = await begun()
    actor.send({ type: 'comment.givenBack', draft: FRESH })
    expect(actor.getSnapshot().context.draft).toEqual(FRESH)
    const back = { text, score: 3, clientId: 'client-back', tried: false }
    actor.send({ type: 'comment.givenBack', draft: back })
    expect(actor.getSnapshot().context).toMatchObject({ draft: back, restored: true })
  })

  it('names what is missing, until something changes', async () => {
    const { actor, submissions } = await begun()
    actor.send({ type: 'comment.send' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual(['writing', 'empty'])
    actor.send({ type: 'comment.write', text: { ...text, length: 501 } })
    expect(actor.getSnapshot().context.problem).toBe(null)
    actor.send({ type: 'comment.send' })
    expect(actor.getSnapshot().context.problem).toBe('tooLong')
    expect(submissions).toEqual([])
  })

  it('sends the same thing again after a fault, and another one once it was changed', async () => {
    const { actor, submitted, submissions } = await begun()
    actor.send({ type: 'comment.write', text })
    actor.send({ type: 'comment.send' })
    submitted.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ draft: { text }, failure: { kind: 'unreachable' } })
    actor.send({ type: 'comment.send' })
    expect(actor.getSnapshot().context.failure).toBe(null)
    submitted.answer(failed({ kind: 'timedOut' }))
    await settle()
    actor.send({ type: 'comment.rate', score: 5 })
    actor.send({ type: 'comment.send' })
    expect(submissions.map(({ clientId }) => clientId)).toEqual(['client-0', 'client-0', 'client-1'])
  })

  it('goes on with a draft that was kept, under the id that it was tried with', async () => {
    const draft = { text, score: 2, clientId: 'client-7', tried: true }
    const { actor, submissions } = await begun(draft)
    expect(actor.getSnapshot().context).toMatchObject({ draft, restored: true })
    actor.send({ type: 'comment.send' })
    expect(submissions).toEqual([draft])
  })

  it('keeps the draft when there is a bug, and can be tried again', async () => {
    const { actor, submitted, kept, recalled } = await begun()
    actor.send({ type: 'comment.write', text })
    actor.send({ type: 'comment.send' })
    submitted.fail(new Error('bug'))
    await settle()
    expect([actor.getSnapshot().value, kept.at(-1)]).toEqual(['defect', { ...FRESH, text, tried: true }])
    actor.send({ type: 'comment.send' })
    recalled.answer({ ...FRESH, text, tried: true })
    await settle()
    expect(actor.getSnapshot().value).toBe('writing')
    const other = start()
    other.recalled.fail(new Error('bug'))
    await settle()
    expect(other.actor.getSnapshot().value).toBe('defect')
  })

  it('follows what another tab writes as long as nothing is written here, and what became of it', async () => {
    const { actor, kept } = await begun()
    const draft = { ...FRESH, text }
    const context = () => actor.getSnapshot().context
    actor.send({ type: 'comment.changedElsewhere', draft, clientId: 'new-a' })
    expect(context()).toMatchObject({ draft, other: null, followed: true })
    actor.send({ type: 'comment.changedElsewhere', draft: null, clientId: 'new-b' })
    expect([context().draft, kept]).toEqual([newDraft('new-b'), []])
  })

  it('of two texts overwrites none before one is chosen, and sends each as a comment of its own', async () => {
    const there = { ...FRESH, text: { ...text, html: '<p>那边</p>' } }
    const written = async () => {
      const opened = await begun()
      opened.actor.send({ type: 'comment.write', text })
      opened.actor.send({ type: 'comment.changedElsewhere', draft: there, clientId: 'new-a' })
      return opened
    }
    const mine = await written()
    const more = { ...text, html: '<p>这边还写</p>' }
    mine.actor.send({ type: 'comment.write', text: more })
    mine.actor.send({ type: 'comment.rate', score: 3 })
    expect(mine.kept).toEqual([{ ...FRESH, text }])
    mine.actor.send({ type: 'comment.keepMine' })
    const chosen = { ...FRESH, text: more, score: 3, clientId: 'new-a' }
    expect(mine.kept.at(-1)).toEqual(chosen)
    mine.actor.send({ type: 'comment.changedElsewhere', draft: null, clientId: 'new-b' })
    expect(mine.actor.getSnapshot().context.draft).toEqual({ ...chosen, clientId: 'new-b' })

    const theirs = await written()
    theirs.actor.send({ type: 'comment.takeOther' })
    expect(theirs.actor.getSnapshot().context).toMatchObject({ draft: there, other: null, followed: true })
  })

  it('that was begun in another tab and sent there is not there to be sent again', async () => {
    const { actor } = await begun({ ...FRESH, text })
    actor.send({ type: 'comment.changedElsewhere', draft: null, clientId: 'new-a' })
    expect(actor.getSnapshot().context.draft).toEqual(newDraft('new-a'))
  })

  it('that was tried stays the same comment, whatever another tab does', async () => {
    const tried = { text, score: 2, clientId: 'client-7', tried: true }
    const { actor } = await begun(tried)
    actor.send({ type: 'comment.changedElsewhere', draft: null, clientId: 'new-a' })
    expect(actor.getSnapshot().context.draft).toEqual(tried)
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(commentComposerMachine))
  })
})
