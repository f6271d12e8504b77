import { type ActorRefFrom, fromCallback, fromPromise, type Subscription } from 'xstate'
import type { DraftSaved, UnsentEdits } from '#domain/studio/course-draft.ts'
import type {
  CourseEditorEvent,
  DraftOutboxWord,
  OutboxOfDraft,
} from '#domain/studio/course-editor.events.ts'
import { courseEditorMachine } from '#domain/studio/course-editor.machine.ts'
import { draftOutboxMachine } from '#domain/studio/draft-outbox.machine.ts'
import { type OutboxPorts, provideOutbox } from '../kernel/outbox.provide.ts'
import type { PageLifecycle } from '../kernel/page-lifecycle.port.ts'
import type { CourseDraftPort } from './course-draft.port.ts'
import { selectTrouble } from './course-editor.selectors.ts'

export type DraftOutbox = ActorRefFrom<typeof draftOutboxMachine>

export type CourseEditorActor = ActorRefFrom<typeof courseEditorMachine>

/**
 * Creates a course editor by the id of the draft, not started yet. It stops once it is told that its page
 * closes.
 */
export type OpenCourseEditor = (id: number) => CourseEditorActor

interface DraftOutboxPorts extends Omit<OutboxPorts<UnsentEdits, DraftSaved>, 'send'> {
  readonly drafts: CourseDraftPort
}

/** The outbox of edits, with its actors bound to ports. */
export const provideDraftOutbox = ({ drafts, ...ports }: DraftOutboxPorts) =>
  provideOutbox(draftOutboxMachine, { ...ports, send: (item, signal) => drafts.save(item, signal) })

/** Calls `then` once the edits that earlier pages left have been read, at once if they have been. */
const onceGathered = (outbox: DraftOutbox, then: () => void): Subscription => {
  const gathering = outbox.select((snapshot) => snapshot.hasTag('gathering'))
  const heard = gathering.subscribe((isGathering) => {
    if (isGathering) return
    heard.unsubscribe()
    then()
  })
  if (!gathering.get()) {
    heard.unsubscribe()
    then()
  }
  return heard
}

/** The course editor with its actors bound to its port and to the outbox. */
export const provideCourseEditor = (drafts: CourseDraftPort, outbox: DraftOutbox, page: PageLifecycle) =>
  courseEditorMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => drafts.draft(input, signal)),
      hear: fromPromise(({ input, signal }) => drafts.news(input, signal)),
      act: fromPromise(({ input: { id, act }, signal }) => drafts.act(id, act, signal)),
      outbox: fromCallback<DraftOutboxWord, OutboxOfDraft>(({ input: { id }, receive, sendBack }) => {
        const tell = (event: CourseEditorEvent) => sendBack(event)
        const trouble = outbox.select(selectTrouble)
        const tellTrouble = () => tell({ type: 'editor.trouble', trouble: trouble.get() })
        const itemsNow = () => outbox.getSnapshot().context.items.filter(({ draftId }) => draftId === id)
        const known = new Set<string>()
        /** Reports the unsent edits to the editor. */
        const tellUnsent = () => {
          const items = itemsNow()
          for (const { intentId } of items) known.add(intentId)
          tell({ type: 'editor.unsent', items })
        }
        /** Reports edits that the editor did not make itself: those for captions whose page was closed. */
        const tellForeign = () => {
          if (itemsNow().some(({ intentId }) => !known.has(intentId))) tellUnsent()
        }
        const heard: Subscription[] = [
          outbox.on('outbox.delivered', ({ item, receipt }) => {
            if (item.draftId === id) tell({ type: 'editor.saved', item, receipt })
          }),
          outbox.on('outbox.refused', ({ item, failure }) => {
            if (item.draftId === id) tell({ type: 'editor.refused', item, failure })
          }),
          trouble.subscribe(tellTrouble),
          outbox.subscribe(tellForeign),
        ]
        const leave = page.watch((news) => {
          if (news === 'hidden') tell({ type: 'editor.keep' })
        })
        receive((word) => {
          if (word.type === 'draftOutbox.put') {
            known.add(word.item.intentId)
            outbox.send({ type: 'outbox.put', item: word.item, urgency: 'soon' })
          } else heard.push(onceGathered(outbox, tellUnsent))
        })
        tellTrouble()
        return () => {
          leave()
          for (const { unsubscribe } of heard) unsubscribe()
        }
      }),
    },
  })
