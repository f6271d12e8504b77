import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { hasUnknownOutcome } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  inOrder,
  isRemovable,
  placedIds,
  trimmedWord,
  type WordAct,
  type WordFault,
  type WordForm,
  type WordGroup,
  type WordKind,
  wordFault,
  wordIn,
} from './managed-word.ts'
import type { WordsContext, WordsEvent, WordsInput } from './words.events.ts'

type Read = Result<readonly WordGroup[], Failure>
type Done = Result<true, Failure>

const formOf = (groups: readonly WordGroup[], id: number): WordForm | null => {
  const found = wordIn(groups, id)
  if (found === null) return null
  const { rowVersion, name, hidden } = found.word
  return { groupId: found.group.id, id, rowVersion, name, hidden }
}

/** What would be done; null for nothing. */
const actOf = ({ groups, form }: WordsContext, event: WordsEvent): WordAct | null => {
  if (event.type === 'words.save')
    return form === null || wordFault(groups, form) !== null
      ? null
      : { kind: 'save', form: trimmedWord(form) }
  if (!('id' in event)) return null
  const found = wordIn(groups, event.id)
  if (found === null) return null
  const { group, word } = found
  if (event.type === 'words.show') {
    const { id, rowVersion, name } = word
    return { kind: 'show', form: { groupId: group.id, id, rowVersion, name, hidden: !event.shown } }
  }
  if (event.type === 'words.remove')
    return isRemovable(group, word, event.intoId ?? 0)
      ? { kind: 'remove', id: word.id, rowVersion: word.rowVersion, intoId: event.intoId ?? 0 }
      : null
  if (event.type !== 'words.place') return null
  const seen = group.words.map(({ id }) => id)
  const ids = placedIds(seen, word.id, event.at)
  return ids === seen ? null : { kind: 'order', groupId: group.id, ids, seen }
}

/** What is typed, on the version that is there by now; new again where somebody removed it. */
const rebased = ({ form }: WordsContext, groups: readonly WordGroup[]): Partial<WordsContext> => {
  if (form === null || form.id === 0) return { groups }
  const now = wordIn(groups, form.id)?.word
  if (now === undefined) return { groups, form: { ...form, id: 0, rowVersion: 0 } }
  if (now.rowVersion === form.rowVersion) return { groups }
  return { groups, theirs: now, form: { ...form, rowVersion: now.rowVersion, hidden: now.hidden } }
}

/** Categories, tags or hot searches in the hands of the platform's administrators. R-frame-2. */
export const wordsMachine = setup({
  types: {
    context: {} as WordsContext,
    events: {} as WordsEvent,
    input: {} as WordsInput,
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    read: fromPromise<Read, WordKind>(unprovided('read')),
    act: fromPromise<Done, { readonly kind: WordKind; readonly act: WordAct | null }>(unprovided('act')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    /** An order is shown before it is known: what it has become is read. */
    isUnknown: ({ context: { act } }, result: Result<unknown, Failure>) =>
      act?.kind !== 'order' && hasUnknownOutcome(result),
    isMeant: ({ context, event }) => actOf(context, event) !== null,
    isKnown: ({ context: { groups } }, id: number) => wordIn(groups, id) !== null,
    takesMore: ({ context: { groups } }, groupId: number) =>
      groups.some(({ id, canAdd }) => id === groupId && canAdd),
    isTyping: ({ context: { form } }) => form !== null,
  },
  actions: {
    take: assign(({ context }, read: Read) => (read.ok ? rebased(context, read.value) : {})),
    begin: assign((_, groupId: number) => ({
      form: { groupId, id: 0, rowVersion: 0, name: '', hidden: false },
      tried: false,
      theirs: null,
      failure: null,
      done: false,
    })),
    open: assign(({ context: { groups } }, id: number) => ({
      form: formOf(groups, id),
      tried: false,
      theirs: null,
      failure: null,
      done: false,
    })),
    type: assign(({ context: { form } }, name: string) => ({
      form: form && { ...form, name },
      tried: false,
    })),
    close: assign({ form: null, tried: false, theirs: null, failure: null }),
    warn: assign({ tried: true }),
    note: assign(({ context, event }) => {
      const act = actOf(context, event)
      const groups = act?.kind === 'order' ? inOrder(context.groups, act.groupId, act.ids) : context.groups
      return { act, groups, failure: null, done: false, theirs: null }
    }),
    noteDone: assign(({ context: { act } }) => ({
      done: true,
      ...(act?.kind === 'save' && { form: null, tried: false }),
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forget: assign({ failure: null, done: false }),
  },
}).createMachine({
  id: 'words',
  initial: 'opening',
  context: ({ input: { kind, left } }) => ({
    kind,
    groups: [],
    form: left,
    tried: false,
    theirs: null,
    act: null,
    done: false,
    failure: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'read',
        input: ({ context }) => context.kind,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    resting: {
      tags: 'open',
      on: {
        'words.begin': {
          guard: { type: 'takesMore', params: ({ event }) => event.groupId },
          actions: { type: 'begin', params: ({ event }) => event.groupId },
        },
        'words.open': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'words.type': {
          guard: 'isTyping',
          actions: { type: 'type', params: ({ event }) => event.name },
        },
        'words.cancel': { actions: 'close' },
        'words.save': [
          { guard: 'isMeant', target: 'acting', actions: 'note' },
          { guard: 'isTyping', actions: 'warn' },
        ],
        'words.show': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'words.place': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'words.remove': { guard: 'isMeant', target: 'acting', actions: 'note' },
        'words.reread': 'rereading',
      },
    },
    acting: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'act',
        input: ({ context: { kind, act } }) => ({ kind, act }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'noteDone',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          // What was typed stays, on what is there by now.
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'read',
        input: ({ context }) => context.kind,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'words.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'words.reread': 'opening' } },
  },
})

/** What is wrong with the open word, once saving it was tried. */
export const warnedWordFault = ({ groups, form, tried }: WordsContext): WordFault | null =>
  tried && form !== null ? wordFault(groups, form) : null
