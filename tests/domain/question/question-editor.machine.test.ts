import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { MadeDetail } from '#domain/question/made-question.ts'
import type { QuestionDraft } from '#domain/question/question-draft.ts'
import type { OpenedQuestion, QuestionSaving } from '#domain/question/question-editor.events.ts'
import { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import type { UploadedPicture } from '#domain/upload/picture-upload.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aMadeQuestion, aQuestionDraft } from '#tests/support/made-question.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const LOST = failed<Failure>({ kind: 'unreachable' })
const CONFLICT = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '别人改过了' })
const PICTURE = { name: '图.png', content: new Blob(['x']) }
const UPLOADED = { address: '/api/file/9', name: '图.png', width: 1, height: 1 }

const start = (questionId = 5) => {
  const open = deferred<Result<OpenedQuestion, Failure>>()
  const save = deferred<Result<MadeDetail, Failure>>()
  const bring = deferred<Result<UploadedPicture, Failure>>()
  const sent: QuestionSaving[] = []
  const kept: (QuestionDraft | null)[] = []
  const actor = createActor(
    questionEditorMachine.provide({
      actors: {
        open: fromPromise(open.ask),
        save: fromPromise(({ input }) => {
          sent.push(input)
          return save.ask()
        }),
        bring: fromPromise(bring.ask),
      },
      actions: { keep: (_, { draft }) => void kept.push(draft) },
    }),
    { input: { userId: 1, questionId, writtenFor: '', fresh: aQuestionDraft() }, inspect: log.inspect },
  )
  const { emitted } = record(actor)
  actor.start()
  const opened = async (made: MadeDetail | null, draft: QuestionDraft | null = null) => {
    open.answer(success({ made, kept: draft }))
    await settle()
  }
  const saved = async (result: Result<MadeDetail, Failure>) => {
    save.answer(result)
    await settle()
  }
  return {
    ...{ actor, open, save, bring, sent, kept, emitted, opened, saved },
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  }
}

describe('the editor of a question', () => {
  it('keeps what is typed until it is saved as a correction of what was seen', async () => {
    const { actor, context, emitted, kept, opened, saved, sent, state } = start()
    await opened(aMadeQuestion())
    expect(context().isTyped).toBe(false)
    expect(context().draft).toMatchObject({ seen: 1, place: { subject: 20 }, question: { level: 19 } })
    actor.send({ type: 'editor.type', change: { question: { ...context().draft.question, stem: '改过' } } })
    expect(kept.map((draft) => draft?.question.stem)).toEqual(['改过'])
    expect(context().isTyped).toBe(true)
    actor.send({ type: 'editor.save' })
    expect([state(), sent[0]?.id, sent[0]?.draft.seen]).toEqual([{ form: 'saving', picture: 'idle' }, 5, 1])
    const first = sent[0]?.draft.clientId
    await saved(LOST)
    expect([context().failure?.kind, kept.length]).toEqual(['unreachable', 1])
    actor.send({ type: 'editor.save' })
    // The same intent: what arrived already is not saved twice.
    expect(sent[1]?.draft.clientId).toBe(first)
    await saved(success(aMadeQuestion({ version: 2 })))
    expect([context().isSaved, context().isTyped]).toEqual([true, false])
    expect([context().draft.seen, kept.at(-1)]).toEqual([2, null])
    expect([context().draft.clientId === first, emitted]).toEqual([
      false,
      [{ type: 'editor.saved', question: { id: 5, name: '1 + 1 等于几？' }, isNew: false }],
    ])
  })

  it('says what is wanting, and no longer once it is there', async () => {
    const { actor, context, emitted, opened, state } = start(0)
    await opened(null)
    const { question } = context().draft
    actor.send({ type: 'editor.type', change: { question: { ...question, stem: ' ' } } })
    actor.send({ type: 'editor.save' })
    expect([state(), context().problems]).toEqual([
      { form: 'writing', picture: 'idle' },
      [{ part: 0, why: 'noStem', at: 0 }],
    ])
    expect(emitted).toEqual([{ type: 'editor.refused' }])
    actor.send({ type: 'editor.type', change: { question } })
    expect(context().problems).toEqual([])
  })

  it('takes what is typed while it is saved, and sends it along under the same intent', async () => {
    const { actor, context, emitted, kept, opened, saved, sent, state } = start()
    await opened(aMadeQuestion())
    const typed = (stem: string) => ({ ...context().draft.question, stem })
    actor.send({ type: 'editor.type', change: { question: typed('一') } })
    actor.send({ type: 'editor.save' })
    actor.send({ type: 'editor.type', change: { question: typed('一二') } })
    await saved(success(aMadeQuestion({ version: 2 })))
    expect([state(), emitted]).toEqual([{ form: 'writing', picture: 'idle' }, []])
    expect(context()).toMatchObject({ isTyped: true, isSaved: false, draft: { question: { stem: '一二' } } })
    expect(kept.at(-1)?.question.stem).toBe('一二')
    actor.send({ type: 'editor.save' })
    expect(
      sent.map(({ draft }) => [draft.clientId === sent[0]?.draft.clientId, draft.question.stem]),
    ).toEqual([
      [true, '一'],
      [true, '一二'],
    ])
    await saved(CONFLICT)
    actor.send({ type: 'editor.type', change: { question: typed('一二三') } })
    await opened(aMadeQuestion({ version: 3 }), kept.at(-1) ?? null)
    expect([state(), context().draft.question.stem]).toEqual([
      { form: 'overtaken', picture: 'idle' },
      '一二三',
    ])
  })

  it('sends nothing that only another kind asks for', async () => {
    const { actor, context, opened, sent } = start(0)
    await opened(null)
    const { question } = context().draft
    actor.send({ type: 'editor.type', change: { question: { ...question, parts: [question] } } })
    actor.send({ type: 'editor.save' })
    expect([context().draft.question.parts.length, sent[0]?.draft.question.parts]).toEqual([1, []])
  })

  it('goes on with what this device kept, or begins anew', async () => {
    const kept = { ...aQuestionDraft({ stem: '没写完' }), seen: 1 }
    const { actor, context, opened } = start()
    await opened(aMadeQuestion(), kept)
    expect([context().isRestored, context().draft]).toEqual([true, kept])
    actor.send({ type: 'editor.discard' })
    expect([context().isRestored, context().draft.question.stem]).toEqual([false, '1 + 1 等于几？'])
  })

  it('lets who was overtaken choose', async () => {
    const kept = { ...aQuestionDraft({ stem: '我的' }), seen: 1 }
    const stale = start()
    await stale.opened(aMadeQuestion({ version: 2 }), kept)
    expect(stale.state()).toEqual({ form: 'overtaken', picture: 'idle' })
    const { question } = stale.context().draft
    stale.actor.send({ type: 'editor.type', change: { question: { ...question, stem: '还是我的' } } })
    expect([stale.state(), stale.kept.at(-1)?.seen]).toEqual([{ form: 'overtaken', picture: 'idle' }, 1])
    stale.actor.send({ type: 'editor.keepMine' })
    expect(stale.context().draft).toMatchObject({ seen: 2, question: { stem: '还是我的' } })

    const beaten = start()
    await beaten.opened(aMadeQuestion())
    beaten.actor.send({ type: 'editor.save' })
    await beaten.saved(CONFLICT)
    await beaten.opened(aMadeQuestion({ version: 2, edit: aQuestionDraft({ stem: '新的' }).question }), kept)
    expect(beaten.context().draft.question.stem).toBe('我的')
    beaten.actor.send({ type: 'editor.discard' })
    expect(beaten.context().draft).toMatchObject({ seen: 2, question: { stem: '新的' } })

    const lost = start()
    await lost.opened(aMadeQuestion())
    lost.actor.send({ type: 'editor.save' })
    await lost.saved(CONFLICT)
    lost.open.answer(LOST)
    await settle()
    expect([lost.state(), lost.context().failure]).toEqual([
      { form: 'writing', picture: 'idle' },
      { kind: 'unreachable' },
    ])
  })

  it('brings pictures in under signs of their own', async () => {
    const { actor, bring, context, emitted, opened } = start()
    await opened(aMadeQuestion({ pieces: [{ sign: '图1', html: '<img>' }] }))
    const put = async (result: Result<UploadedPicture, Failure>) => {
      actor.send({ type: 'editor.bring', picture: PICTURE })
      bring.answer(result)
      await settle()
    }
    await put(success(UPLOADED))
    await put(LOST)
    expect([context().draft.pictures, emitted, context().pictureFailure]).toEqual([
      [{ sign: '图2', address: '/api/file/9' }],
      [{ type: 'editor.brought', sign: '图2' }],
      { kind: 'unreachable' },
    ])
    actor.send({ type: 'editor.bring', picture: PICTURE })
    bring.fail(new Error('a bug'))
    await settle()
    expect(actor.getSnapshot().matches({ picture: 'idle' })).toBe(true)
  })

  it('brings one picture after the other, and says of one that did not come', async () => {
    const { actor, bring, context, emitted, opened } = start()
    await opened(aMadeQuestion())
    for (let count = 0; count < 3; count += 1) actor.send({ type: 'editor.bring', picture: PICTURE })
    for (const result of [success(UPLOADED), LOST, success(UPLOADED)]) {
      expect(actor.getSnapshot().matches({ picture: 'bringing' })).toBe(true)
      bring.answer(result)
      await settle()
    }
    expect(actor.getSnapshot().matches({ picture: 'idle' })).toBe(true)
    expect([emitted, context().pictureFailure]).toEqual([
      ['图1', '图2'].map((sign) => ({ type: 'editor.brought', sign })),
      { kind: 'unreachable' },
    ])
    actor.send({ type: 'editor.bring', picture: PICTURE })
    expect(context().pictureFailure).toBe(null)
  })

  it('tells a failure from a bug, and reads again', async () => {
    const { actor, open, state } = start()
    open.answer(LOST)
    await settle()
    expect(state()).toMatchObject({ form: 'failed' })
    actor.send({ type: 'editor.retry' })
    open.fail(new Error('a bug'))
    await settle()
    expect(state()).toMatchObject({ form: 'defect' })
    actor.send({ type: 'editor.retry' })
    expect(state()).toMatchObject({ form: 'opening' })

    for (const answers of [[], [CONFLICT]] as const) {
      const saving = start()
      await saving.opened(aMadeQuestion())
      saving.actor.send({ type: 'editor.save' })
      for (const answer of answers) await saving.saved(answer)
      const asked = answers.length === 0 ? saving.save : saving.open
      asked.fail(new Error('a bug'))
      await settle()
      expect(saving.state()).toMatchObject({ form: 'defect' })
    }
  })

  it('takes every transition that it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(questionEditorMachine))
  })
})
