import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import { isForGood } from '../session/close-reason.ts'
import type { CloseReason } from '../session/session.events.ts'
import type { UploadCommand } from './upload.events.ts'
import { uploadMachine } from './upload.machine.ts'
import type { UploadRecord } from './upload.ts'
import { entryOf, shouldPersist, type UploadEntry } from './upload-entry.ts'
import {
  added,
  allKeys,
  doneKeys,
  newAmong,
  type PersistenceEvent,
  type UploadRef,
  type UploadTrayContext,
  type UploadTrayEmitted,
  type UploadTrayEvent,
  unfinishedKeys,
} from './upload-tray.events.ts'

const NOTHING: UploadTrayContext = { userId: null, isGathered: false, refs: [], entries: [] }

type EventOf<Type extends UploadTrayEvent['type']> = UploadTrayEvent & { readonly type: Type }

/** Events for a single upload. */
const sayTo = <Event extends { readonly key: string }>(commandOf: (event: Event) => UploadCommand) => ({
  actions: {
    type: 'sayTo' as const,
    params: ({ event }: { readonly event: Event }) => ({ key: event.key, command: commandOf(event) }),
  },
})

const UNPARK = { type: 'sayToAll', params: { type: 'upload.unpark' } } as const

const keyOf = (ref: UploadRef): string => ref.getSnapshot().context.record.key

/**
 * All uploads of one user: several at once, in order, longer than any page (R-upload-3). Each is an actor of its own; what
 * it says is what the tray shows.
 */
export const uploadTrayMachine = setup({
  types: {
    context: {} as UploadTrayContext,
    events: {} as UploadTrayEvent,
    emitted: {} as UploadTrayEmitted,
    tags: {} as 'busy',
  },
  actors: {
    upload: uploadMachine,
    /** Deletes the records of other users and finds this user's unfinished uploads, here and on the server. */
    gather: fromPromise<readonly UploadRecord[], number>(unprovided('gather')),
    /** Sends `tray.left` when another page of this user was closed or frozen with unfinished uploads, `tray.frozen` when this page gives its own away. */
    watchLeft: fromCallback<UploadTrayEvent, number>(unprovidedCallback('watchLeft')),
    /** Sends `tray.awake` when the browser resumes this page. */
    watchWake: fromCallback<UploadTrayEvent>(unprovidedCallback('watchWake')),
    /** Stores and deletes records; sends `tray.online` when the network is back. */
    persistence: fromCallback<PersistenceEvent>(unprovidedCallback('persistence')),
  },
  guards: {
    isSame: ({ context }, userId: number) => userId !== 0 && userId === context.userId,
    isGathered: ({ context }, userId: number) =>
      userId !== 0 && userId === context.userId && context.isGathered,
    isForGood: (_, why: CloseReason) => isForGood(why),
  },
  actions: {
    greet: assign((_, userId: number) => ({ ...NOTHING, userId })),
    forget: assign(NOTHING),
    noteGathering: assign((_, isGathered: boolean) => ({ isGathered })),
    stopAsking: sendTo('persistence', { type: 'persistence.stop' }),
    take: assign(({ context, spawn }, records: readonly UploadRecord[]) => {
      const refs = records.map((record) =>
        spawn('upload', { id: `upload-${record.key}`, input: { record }, syncSnapshot: true }),
      )
      return {
        refs: [...context.refs, ...refs],
        entries: [...context.entries, ...refs.map((ref) => entryOf(ref.getSnapshot()))],
      }
    }),
    note: enqueueActions(({ context, enqueue }, now: UploadEntry) => {
      const { key } = now.record
      const before = context.entries.find(({ record }) => record.key === key)
      if (before === undefined) return
      enqueue.assign({
        entries: context.entries.map((entry) => (entry.record.key === key ? now : entry)),
      })
      if (shouldPersist(before, now))
        enqueue.sendTo('persistence', { type: 'persistence.save', record: now.record })
      if (now.status !== 'done' || before.status === 'done' || now.file === null) return
      enqueue.sendTo('persistence', { type: 'persistence.forget', record: now.record })
      const { file, instant, record } = now
      enqueue.emit({ type: 'tray.kept', file, directoryId: record.directoryId, instant })
    }),
    keepNew: enqueueActions(({ enqueue }, records: readonly UploadRecord[]) => {
      for (const record of records) enqueue.sendTo('persistence', { type: 'persistence.save', record })
    }),
    sayTo: enqueueActions(
      ({ context, enqueue }, { key, command }: { key: string; command: UploadCommand }) => {
        const ref = context.refs.find((one) => keyOf(one) === key)
        if (ref !== undefined) enqueue.sendTo(ref, command)
      },
    ),
    sayToAll: enqueueActions(({ context, enqueue }, command: UploadCommand) => {
      for (const ref of context.refs) enqueue.sendTo(ref, command)
    }),
    letGo: enqueueActions(({ context, enqueue }, keys: readonly string[]) => {
      for (const ref of context.refs) if (keys.includes(keyOf(ref))) enqueue.stopChild(ref)
      enqueue.assign({
        refs: context.refs.filter((ref) => !keys.includes(keyOf(ref))),
        entries: context.entries.filter(({ record }) => !keys.includes(record.key)),
      })
    }),
    discard: enqueueActions(({ context, enqueue }, key: string) => {
      const entry = context.entries.find(({ record }) => record.key === key)
      if (entry !== undefined && entry.status !== 'done')
        enqueue.sendTo('persistence', { type: 'persistence.discard', record: entry.record })
    }),
  },
}).createMachine({
  id: 'uploadTray',
  initial: 'shut',
  context: NOTHING,
  invoke: { src: 'persistence', id: 'persistence' },
  on: {
    'xstate.snapshot.*': { actions: { type: 'note', params: ({ event }) => entryOf(event.snapshot) } },
    'tray.close': [
      {
        guard: { type: 'isForGood', params: ({ event }) => event.why },
        target: '.shut',
        actions: [{ type: 'letGo', params: allKeys }, 'forget', 'stopAsking'],
      },
      { target: '.shut', actions: { type: 'sayToAll', params: { type: 'upload.park' } } },
    ],
    'tray.open': [
      {
        guard: { type: 'isGathered', params: ({ event }) => event.userId },
        target: '.open',
        actions: UNPARK,
      },
      // The session ended before the unfinished uploads were read.
      {
        guard: { type: 'isSame', params: ({ event }) => event.userId },
        target: '.gathering',
        actions: UNPARK,
      },
      {
        target: '.gathering',
        actions: [
          { type: 'letGo', params: allKeys },
          { type: 'greet', params: ({ event }) => event.userId },
        ],
      },
    ],
  },
  states: {
    shut: {},
    gathering: {
      tags: 'busy',
      entry: { type: 'noteGathering', params: false },
      on: {
        'tray.add': {
          actions: [
            { type: 'keepNew', params: added },
            { type: 'take', params: added },
          ],
        },
      },
      invoke: {
        src: 'gather',
        input: ({ context }) => context.userId ?? 0,
        onDone: {
          target: 'open',
          actions: [
            { type: 'noteGathering', params: true },
            { type: 'take', params: ({ context, event }) => newAmong(context, event.output) },
          ],
        },
        onError: 'open',
      },
    },
    open: {
      invoke: { src: 'watchLeft', input: ({ context }) => context.userId ?? 0 },
      on: {
        'tray.left': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const records = newAmong(context, event.records)
            enqueue({ type: 'letGo', params: records.map(({ uploadId }) => uploadId) })
            enqueue({ type: 'take', params: records })
          }),
        },
        'tray.add': {
          actions: [
            { type: 'keepNew', params: added },
            { type: 'take', params: added },
          ],
        },
        'tray.cancel': {
          actions: [
            { type: 'discard', params: ({ event }) => event.key },
            { type: 'letGo', params: ({ event }) => [event.key] },
          ],
        },
        'tray.pause': sayTo(() => ({ type: 'upload.pause' })),
        'tray.resume': sayTo(() => ({ type: 'upload.resume' })),
        'tray.retry': sayTo(() => ({ type: 'upload.retry' })),
        'tray.settle': sayTo(({ onClash }: EventOf<'tray.settle'>) => ({ type: 'upload.settle', onClash })),
        'tray.choose': sayTo(({ content }: EventOf<'tray.choose'>) => ({ type: 'upload.choose', content })),
        'tray.replace': sayTo(({ name, content }: EventOf<'tray.replace'>) => ({
          type: 'upload.replace',
          name,
          content,
        })),
        'tray.pauseAll': { actions: { type: 'sayToAll', params: { type: 'upload.pause' } } },
        'tray.resumeAll': { actions: { type: 'sayToAll', params: { type: 'upload.resume' } } },
        'tray.online': { actions: { type: 'sayToAll', params: { type: 'upload.online' } } },
        'tray.frozen': { target: 'frozen', actions: { type: 'letGo', params: unfinishedKeys } },
        'tray.clear': {
          actions: { type: 'letGo', params: doneKeys },
        },
      },
    },
    /** Other pages may have taken over uploads: the store tells which still belong to this one. */
    frozen: {
      invoke: { src: 'watchWake' },
      on: {
        'tray.awake': 'gathering',
        'tray.open': {
          guard: { type: 'isSame', params: ({ event }) => event.userId },
          target: 'gathering',
        },
        'tray.close': {
          target: 'shut',
          actions: [{ type: 'letGo', params: allKeys }, 'forget', 'stopAsking'],
        },
      },
    },
  },
})
