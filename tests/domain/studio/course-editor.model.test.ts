import { expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { DraftState } from '#domain/studio/course-draft.ts'
import type {
  CourseEditorEvent,
  DraftOutboxWord,
  OutboxOfDraft,
} from '#domain/studio/course-editor.events.ts'
import { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import type { HeardNews, WholeDraft } from '#domain/studio/course-studio.ts'
import type { CaptionPlace } from '#domain/studio/kept-work.ts'
import { keyOf } from '#tests/support/a-course.ts'
import { deferred } from '#tests/support/deferred.ts'
import {
  anEntry,
  apply,
  aState,
  aWhole,
  clashOf,
  inReview,
  receiptOf,
  rename,
  someNews,
} from '#tests/support/drafts.ts'
import { eventsOf, type ModelEvent, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE = failed<Failure>({ kind: 'unreachable' })
const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '' })
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '' })

const { done, broken, over } = eventsOf('courseEditor')
const ASKING = 'open.listening.asking'
const REREADING = 'open.listening.rereading'
const DOING = 'open.acting.doing'

const item = {
  userId: 1,
  draftId: 3,
  revision: 1,
  intentId: 'intent-of-model',
  edits: [rename('二次函数', '抛物线')],
}

type Events = readonly (ModelEvent | CourseEditorEvent)[]

const OPENING: Events = [
  done('loading', success(aWhole())),
  done('loading', OFFLINE),
  done('loading', MISSING),
  done('loading', FORBIDDEN),
  broken('loading'),
  { type: 'editor.retry' },
  { type: 'editor.leave' },
  { type: 'editor.drop' },
]

/** What one editor makes, while nothing is heard. */
const MAKING: Events = [
  done('loading', success(aWhole())),
  over('gather', 'open.keeping.gathering'),
  { type: 'editor.edit', edits: item.edits },
  { type: 'editor.keep' },
  { type: 'editor.at', key: 'key-of-a' },
  { type: 'editor.trouble', trouble: 'away' },
]

/** What the server says of it, and what is wanted meanwhile. */
const SAVING: Events = [
  done('loading', success(aWhole())),
  over('gather', 'open.keeping.gathering'),
  { type: 'editor.edit', edits: item.edits },
  { type: 'editor.unsent', items: [item] },
  { type: 'editor.saved', item, receipt: receiptOf(item) },
  { type: 'editor.act', act: { kind: 'submit' } },
  { type: 'editor.dismissAct' },
]

/** Somebody else was quicker. */
const CLASHING: Events = [
  done('loading', success(aWhole())),
  over('gather', 'open.keeping.gathering'),
  { type: 'editor.edit', edits: item.edits },
  { type: 'editor.saved', item, receipt: clashOf(item) },
  // Somebody changes it again while it is asked.
  done(ASKING, success(someNews({ state: aState(4), entries: [anEntry(4, [rename('双曲线', '圆')])] }))),
  { type: 'editor.settle', answer: { whose: 'theirs', place: 'set  name', newer: 0 } },
  { type: 'editor.settle', answer: { whose: 'theirs', place: 'set  name', newer: 1 } },
  { type: 'editor.act', act: { kind: 'submit' } },
]

/** What others do and what is done with the course, while nothing is made here. */
const HEARING: Events = [
  done('loading', success(aWhole())),
  done(ASKING, success(someNews())),
  done(ASKING, success(someNews({ state: aState(9), entries: [anEntry(9, [])] }))),
  done(ASKING, OFFLINE),
  done(ASKING, MISSING),
  broken(ASKING),
  done(REREADING, success(aWhole({ state: aState(9) }))),
  done(REREADING, OFFLINE),
  done(REREADING, MISSING),
  broken(REREADING),
  over('listen', 'open.listening.waiting'),
  over('listen', 'open.listening.deaf'),
  { type: 'editor.reread' },
  { type: 'editor.refused', item, failure: { kind: 'rejected', reason: 'conflict', message: '' } },
  { type: 'editor.refused', item, failure: { kind: 'forbidden', message: '' } },
  { type: 'editor.act', act: { kind: 'submit' } },
  { type: 'editor.dismissAct' },
  done(DOING, success(inReview(1))),
  done(DOING, OFFLINE),
  broken(DOING),
]

/** A reviewer hands it back. */
const RETURNING: Events = [
  done('loading', success(aWhole({ state: inReview(1) }))),
  { type: 'editor.act', act: { kind: 'return', reason: '请补充介绍' } },
  done(DOING, success(inReview(1))),
]

/** Captions of one of its films are not with the server. */
const LACKING: Events = [
  done('loading', success(aWhole())),
  { type: 'editor.captions' },
  { type: 'editor.act', act: { kind: 'submit' } },
  { type: 'editor.trouble', trouble: 'away' },
]

const log = transitionLog()

const walk = (
  events: Events,
  { inspect }: ReturnType<typeof transitionLog>,
  captions: readonly CaptionPlace[],
) =>
  walkEverywhere({
    machine: courseEditorMachine,
    input: {
      id: 3,
      userId: 1,
      apply,
      makeId: () => 'intent-of-model',
      held: () => [],
      leftCaptions: () => captions,
    },
    events,
    essence: ({ value, context: { course, captions: known, act, actFailure, trouble, failure, deaf } }) => ({
      value,
      name: course?.workingCopy.document.name,
      base: course?.workingCopy.base.name,
      gathered: course?.workingCopy.gathered,
      pending: (course?.workingCopy.pending.length ?? 0) > 0,
      steps: [course?.workingCopy.undo, course?.workingCopy.redo],
      asked: course?.workingCopy.conflicts.map(({ place, now, newer }) => [place, now, newer]),
      held: Math.min(1, course?.heldBack.length ?? 0),
      stale: course?.stale,
      status: [course?.state.status, course?.state.revision, course?.state.updatedAt],
      revision: course?.workingCopy.revision,
      act: act?.kind,
      actFailure: actFailure?.kind,
      trouble,
      captions: known.length,
      failure: failure?.kind,
      deaf: deaf > 0,
    }),
    bind: () => {
      const load = deferred<Result<WholeDraft, Failure>>()
      const hear = deferred<Result<HeardNews, Failure>>()
      const act = deferred<Result<DraftState, Failure>>()
      return {
        machine: courseEditorMachine.provide({
          actors: {
            load: fromPromise(load.ask),
            hear: fromPromise(hear.ask),
            act: fromPromise(act.ask),
            outbox: fromCallback<DraftOutboxWord, OutboxOfDraft>(() => undefined),
          },
        }),
        ports: { loading: load, [ASKING]: hear, [REREADING]: load, [DOING]: act },
      }
    },
    wait: (snapshot) => (snapshot.matches({ open: { keeping: 'gathering' } }) ? 700 : 60_000),
    inspect,
  })

it.each<[string, Events, (readonly CaptionPlace[])?]>([
  ['opened', OPENING],
  ['edited', MAKING],
  ['saved', SAVING],
  ['edited by two', CLASHING],
  ['heard of and handed in', HEARING],
  ['handed back', RETURNING],
  ['without its captions', LACKING, [{ sectionKey: keyOf('a1'), language: 'zh-CN' }]],
])('a course that is %s goes to each of its states, and from there one step further in every way', async (_, events, captions = []) => {
  expect(await walk(events, log, captions)).toBeGreaterThan(3)
})

it('every way of a course that is edited was gone, but for steps back and forth', () => {
  // Steps back and forth make new states without end; they are tried in course-editor.machine.test.ts.
  const left = declaredTransitions(courseEditorMachine).filter((one) => !log.taken.has(one))
  expect(left.sort()).toEqual([
    'courseEditor.open --editor.redo[mayEdit]--> ',
    'courseEditor.open --editor.undo[mayEdit]--> ',
  ])
})
