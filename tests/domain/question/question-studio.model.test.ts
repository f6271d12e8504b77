import { expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  ALL_MINE,
  type MadeDetail,
  type MadePage,
  type MadeQuestion,
} from '#domain/question/made-question.ts'
import { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import type { OpenedQuestion } from '#domain/question/question-editor.events.ts'
import { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import type { UploadedPicture } from '#domain/upload/picture-upload.machine.ts'
import { deferred } from '#tests/support/deferred.ts'
import { aMadeQuestion, aQuestionDraft } from '#tests/support/made-question.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const LOST = failed<Failure>({ kind: 'unreachable' })
const CONFLICT = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '别人改过了' })
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '' })

const made = aMadeQuestion()
const newer = aMadeQuestion({ version: 2 })
const draft = { ...aQuestionDraft({ stem: '我的' }), seen: 1 }
const opened = (kept: OpenedQuestion['kept'], of: MadeDetail = made) => success({ made: of, kept })

const form = eventsOf('questionEditor')
const EDITOR_EVENTS = [
  { type: 'editor.type', change: { question: aQuestionDraft({ stem: '写好' }).question } },
  { type: 'editor.type', change: { question: aQuestionDraft({ stem: '' }).question } },
  { type: 'editor.save' },
  { type: 'editor.retry' },
  { type: 'editor.discard' },
  { type: 'editor.keepMine' },
  { type: 'editor.bring', picture: { name: '图.png', content: new Blob(['x']) } },
  form.done('form.opening', opened(null)),
  form.done('form.opening', opened(draft)),
  form.done('form.opening', opened(draft, newer)),
  form.done('form.opening', LOST),
  form.broken('form.opening'),
  form.done('form.saving', success(newer)),
  form.done('form.saving', CONFLICT),
  form.done('form.saving', LOST),
  form.broken('form.saving'),
  form.done('form.rereading', opened(draft, newer)),
  form.done('form.rereading', LOST),
  form.broken('form.rereading'),
  form.done('picture.bringing', success({ address: '/api/file/9', name: '图.png', width: 1, height: 1 })),
  form.done('picture.bringing', LOST),
  form.broken('picture.bringing'),
]

it('the form of a question goes by the shortest way to each of its states, and from there one step further in every way', async () => {
  const log = transitionLog()
  const states = await walkEverywhere({
    machine: questionEditorMachine,
    input: { userId: 1, questionId: 5, writtenFor: '', fresh: aQuestionDraft() },
    events: EDITOR_EVENTS,
    // What is counted up without end tells no states apart.
    essence: ({ value, context }) => ({
      value,
      stem: context.draft.question.stem,
      isNewest: context.draft.seen === context.made?.version,
      isSaved: context.isSaved,
      hasProblems: context.problems.length > 0,
    }),
    bind: () => {
      const open = deferred<Result<OpenedQuestion, Failure>>()
      const save = deferred<Result<MadeDetail, Failure>>()
      const bring = deferred<Result<UploadedPicture, Failure>>()
      return {
        machine: questionEditorMachine.provide({
          actors: {
            open: fromPromise(open.ask),
            save: fromPromise(save.ask),
            bring: fromPromise(bring.ask),
          },
          actions: { keep: () => undefined },
        }),
        ports: {
          'form.opening': open,
          'form.rereading': open,
          'form.saving': save,
          'picture.bringing': bring,
        },
      }
    },
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(20)
  expect([...log.taken].sort()).toEqual(declaredTransitions(questionEditorMachine))
})

const one = aMadeQuestion({ id: 1 })
const pageOf = (...items: MadeQuestion[]): MadePage => ({ index: 1, size: 20, total: items.length, items })

const list = eventsOf('madeQuestions')
const LIST_EVENTS = [
  { type: 'made.show', query: { ...ALL_MINE, state: 'withdrawn', page: 2 } },
  { type: 'made.retry' },
  { type: 'made.toggle', id: 1 },
  { type: 'made.all' },
  { type: 'made.clear' },
  { type: 'made.offer', offered: false },
  { type: 'made.beginFiling' },
  { type: 'made.fillFiling', fields: { level: 17 } },
  { type: 'made.leaveFiling' },
  { type: 'made.file' },
  { type: 'made.undo' },
  list.done('loading', success(pageOf(one, aMadeQuestion({ id: 2, editable: false })))),
  list.done('loading', success(pageOf())),
  list.done('loading', FORBIDDEN),
  list.done('loading', LOST),
  list.broken('loading'),
  list.done('changing', success([{ ...one, withdrawn: true }])),
  list.done('changing', FORBIDDEN),
  list.broken('changing'),
]

it('so does the list of the questions that one made', async () => {
  const log = transitionLog()
  const states = await walkEverywhere({
    machine: madeQuestionsMachine,
    input: { query: ALL_MINE },
    events: LIST_EVENTS,
    essence: ({ value, context: { query, chosen, filing, undo, page } }) => ({
      value,
      state: query.state,
      withdrawn: page.items.map((item) => item.withdrawn),
      chosen,
      filing: filing?.level ?? null,
      canUndo: undo !== null,
    }),
    bind: () => {
      const load = deferred<Result<MadePage, Failure>>()
      const change = deferred<Result<readonly MadeQuestion[], Failure>>()
      return {
        machine: madeQuestionsMachine.provide({
          actors: { load: fromPromise(load.ask), change: fromPromise(change.ask) },
        }),
        ports: { loading: load, changing: change },
      }
    },
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(15)
  expect([...log.taken].sort()).toEqual(declaredTransitions(madeQuestionsMachine))
})
