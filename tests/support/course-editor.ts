import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { DraftState, UnsentEdits } from '#domain/studio/course-draft.ts'
import type {
  CourseEditorEvent,
  DraftOutboxWord,
  OutboxOfDraft,
} from '#domain/studio/course-editor.events.ts'
import { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import type { Listening } from '#domain/studio/course-editor.setup.ts'
import type { DraftAct, HeardNews, WholeDraft } from '#domain/studio/course-studio.ts'
import type { CaptionPlace, HeldEdits } from '#domain/studio/kept-work.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { apply, aWhole, rename, someNews } from '#tests/support/drafts.ts'
import { record } from '#tests/support/record.ts'

export const OFFLINE = failed<Failure>({ kind: 'unreachable' })
export const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '' })
export const HANDED_IN: Failure = { kind: 'rejected', reason: 'conflict', message: '课程正在审核' }

export const start = (held: HeldEdits = []) => {
  const captions: CaptionPlace[] = []
  const load = deferred<Result<WholeDraft, Failure>>()
  const hear = deferred<Result<HeardNews, Failure>>()
  const act = deferred<Result<DraftState, Failure>>()
  const asked: Listening[] = []
  const acts: DraftAct[] = []
  const signals: AbortSignal[] = []
  const put: UnsentEdits[] = []
  const unsent: UnsentEdits[] = []
  const clock = new SimulatedClock()
  let made = 0
  const actor = createActor(
    courseEditorMachine.provide({
      actors: {
        load: fromPromise(({ signal }) => {
          signals.push(signal)
          return load.ask()
        }),
        hear: fromPromise(({ input, signal }) => {
          asked.push(input)
          signals.push(signal)
          return hear.ask()
        }),
        act: fromPromise(({ input, signal }) => {
          acts.push(input.act)
          signals.push(signal)
          return act.ask()
        }),
        outbox: fromCallback<DraftOutboxWord, OutboxOfDraft>(({ receive, sendBack }) =>
          receive((word) => {
            if (word.type === 'draftOutbox.put') put.push(word.item)
            else sendBack({ type: 'editor.unsent', items: [...unsent] } satisfies CourseEditorEvent)
          }),
        ),
      },
    }),
    {
      input: {
        id: 3,
        userId: 1,
        apply,
        makeId: () => `intent-${++made}`,
        held: () => held,
        leftCaptions: () => [...captions],
      },
      clock,
    },
  )
  const recording = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  const course = () => {
    const { course: open } = context()
    if (open === null) throw new Error('no course is open')
    return open
  }
  const name = () => course().workingCopy.document.name
  const edit = (was: string, value: string) =>
    actor.send({ type: 'editor.edit', edits: [rename(was, value)] })
  const is = (state: object | string) => actor.getSnapshot().matches(state as never)
  return {
    actor,
    load,
    hear,
    act,
    asked,
    acts,
    signals,
    put,
    unsent,
    captions,
    clock,
    recording,
    context,
    course,
    name,
    edit,
    is,
  }
}

export const opened = async (whole: Partial<WholeDraft> = {}, unsent: readonly UnsentEdits[] = []) => {
  const editor = start()
  editor.unsent.push(...unsent)
  editor.load.answer(success(aWhole(whole)))
  await settle()
  editor.hear.answer(success(someNews(whole.state ? { state: whole.state } : {})))
  await settle()
  return editor
}
