import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { hasUnknownOutcome } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  inOrder,
  isRemovable,
  orderOver,
  placedIds,
  trimmedWord,
  type WordAct,
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

/** The act that an event requests; null for none. */
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

/** The form on the present version of the word; becomes a new word if somebody removed it. */
const rebased = ({ form }: WordsContext, groups: readonly WordGroup[]): Partial<WordsContext> => {
  if (form === null || form.id === 0) return { groups }
  const now = wordIn(groups, form.id)?.word
  if (now === undefined) return { groups, form: { ...form, id: 0, rowVersion: 0 } }
  if (now.rowVersion === form.rowVersion) return { groups }
  return { groups, theirs: now, form: { ...form, rowVersion: now.rowVersion, hidden: now.hidden } }
}

/** The waiting orders, based on the present ones. */
const waitingOver = ({ next }: WordsContext, groups: readonly WordGroup[]): WordsContext['next'] =>
  next.flatMap(({ groupId, ...order }) => {
    const words = groups.find(({ id }) => id === groupId)?.words ?? []
    const over = orderOver(
      order,
      words.map(({ id }) => id),
    )
    return over === null ? [] : [{ groupId, ...over }]
  })

/** Context, actors, guards and actions of the words' administration; its states are in words.machine.ts. */
export const wordsSetup = setup({
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
    /** The outcome of a new order is unknown, so it has to be read. */
    isUnknown: ({ context: { act } }, result: Result<unknown, Failure>) =>
      act?.kind !== 'order' && hasUnknownOutcome(result),
    isMeant: ({ context, event }) => actOf(context, event) !== null,
    isKnown: ({ context: { groups } }, id: number) => wordIn(groups, id) !== null,
    takesMore: ({ context: { groups } }, groupId: number) =>
      groups.some(({ id, canAdd }) => id === groupId && canAdd),
    isNext: ({ context: { next } }) => next.length > 0,
    isTyping: ({ context: { form } }) => form !== null,
  },
  actions: {
    take: assign(({ context }, read: Read) =>
      read.ok ? { ...rebased(context, read.value), next: waitingOver(context, read.value) } : {},
    ),
    placeNext: assign(({ context, event }) => {
      const act = actOf(context, event)
      if (act?.kind !== 'order') return {}
      const { groupId, ids } = act
      const waits = context.next.find((order) => order.groupId === groupId)
      const others = context.next.filter((order) => order !== waits)
      const over = orderOver(act, waits?.seen ?? act.seen)
      return {
        groups: inOrder(context.groups, groupId, ids),
        next: over === null ? others : [...others, { groupId, ...over }],
      }
    }),
    noteNext: assign(({ context: { groups, next } }) => {
      const [first, ...later] = next
      if (first === undefined) return {}
      const { groupId, ids, seen } = first
      return {
        act: { kind: 'order' as const, groupId, ids, seen },
        groups: inOrder(groups, groupId, ids),
        next: later,
        failure: null,
        done: false,
      }
    }),
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
    noteFailure: assign(({ context: { groups, next } }, result: Result<unknown, Failure>) =>
      result.ok
        ? {}
        : {
            failure: result.failure,
            groups: next.reduce((all, { groupId, seen }) => inOrder(all, groupId, seen), groups),
            next: [],
          },
    ),
    forget: assign({ failure: null, done: false }),
  },
})
