import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import {
  type CloudMenuConsole,
  type CloudMenuDraftPlace,
  type CloudMenuFileForm,
  type CloudMenuForm,
  type CloudMenuOrder,
  type CloudMenuRemoval,
  cloudMenuFault,
  cloudMenuFormOf,
  MAX_CLOUD_MENUS,
  newCloudMenu,
  rebasedCloudMenu,
  withFile,
} from './cloud-menu.ts'
import { orderOver, placedIds, type WaitingOrder } from './managed-word.ts'

export type CloudMenuDeed = 'saved' | 'removed' | 'ordered'

export interface CloudMenusInput {
  readonly userId: number
  /** The chosen school; 0 for the first one. */
  readonly organisationId: number
}

export interface CloudMenusContext extends CloudMenusInput {
  /** Null until it has been read. */
  readonly shown: CloudMenuConsole | null
  /** The open form; null if none is open. */
  readonly form: CloudMenuForm | null
  /** The form was restored from an earlier page. */
  readonly restored: boolean
  /** Saving was tried with a faulty form, so that faults are shown. */
  readonly tried: boolean
  /** The entry whose removal is to be confirmed; null for none. */
  readonly leaving: CloudMenuRemoval | null
  readonly order: CloudMenuOrder | null
  /** A further order that is shown already and waits to be sent; null for none. */
  readonly next: WaitingOrder | null
  readonly failure: Failure | null
  readonly done: CloudMenuDeed | null
}

export type CloudMenusEvent =
  | { type: 'cloudMenus.show'; organisationId: number }
  | { type: 'cloudMenus.reread' }
  | { type: 'cloudMenus.begin' }
  | { type: 'cloudMenus.open'; id: number }
  | { type: 'cloudMenus.change'; fields: Partial<CloudMenuForm> }
  | { type: 'cloudMenus.addFile'; file: CloudMenuFileForm }
  | { type: 'cloudMenus.save' }
  | { type: 'cloudMenus.cancel' }
  | { type: 'cloudMenus.weigh'; id: number }
  | { type: 'cloudMenus.choose'; into: number }
  | { type: 'cloudMenus.remove' }
  | { type: 'cloudMenus.place'; id: number; at: number }

/** The draft to be stored for the user; null deletes it. */
export interface KeptCloudMenu extends CloudMenuDraftPlace {
  readonly form: CloudMenuForm | null
}

/** The menu, with the unsaved form of an earlier page (null if there is none). */
export interface OpenedCloudMenus {
  readonly shown: CloudMenuConsole
  readonly left: CloudMenuForm | null
}

type Opened = Result<OpenedCloudMenus, Failure>
type Read = Result<CloudMenuConsole, Failure>
type Done = Result<true, Failure>
type Placed = { readonly id: number; readonly at: number }

export const heldIn = <T>(value: T | null): T => {
  if (value === null) throw new Error('no entry is open')
  return value
}

export const keptIn = ({ userId, organisationId, form }: CloudMenusContext): KeptCloudMenu => ({
  userId,
  organisationId,
  form,
})

const menusOf = ({ shown }: CloudMenusContext) => shown?.menus ?? []

const orderOf = (context: CloudMenusContext, { id, at }: Placed): CloudMenuOrder | null => {
  const seen = menusOf(context).map((menu) => menu.id)
  const ids = placedIds(seen, id, at)
  return context.shown === null || ids === seen
    ? null
    : { organisationId: context.shown.organisationId, ids, seen }
}

/** The menu in another order. */
const inOrder = (shown: CloudMenuConsole, ids: readonly number[]): CloudMenuConsole => ({
  ...shown,
  menus: ids.flatMap((id) => shown.menus.find((menu) => menu.id === id) ?? []),
})

/** Context, actors, guards and actions of the cloud menus' administration; its states are in cloud-menus.machine.ts. */
export const cloudMenusSetup = setup({
  types: {
    input: {} as CloudMenusInput,
    context: {} as CloudMenusContext,
    events: {} as CloudMenusEvent,
    /** The form cannot be saved because it is faulty. */
    emitted: {} as { type: 'cloudMenus.refused' },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    open: fromPromise<Opened, CloudMenusInput>(unprovided('open')),
    read: fromPromise<Read, number>(unprovided('read')),
    save: fromPromise<Done, CloudMenuForm>(unprovided('save')),
    remove: fromPromise<Done, CloudMenuRemoval>(unprovided('remove')),
    order: fromPromise<Done, CloudMenuOrder>(unprovided('order')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isWhole: ({ context }) => cloudMenuFault(heldIn(context.form), menusOf(context)) === null,
    isEditing: ({ context }) => context.form !== null,
    isKnown: ({ context }, id: number) => menusOf(context).some((menu) => menu.id === id),
    takesMore: ({ context }) => menusOf(context).length < MAX_CLOUD_MENUS,
    isNext: ({ context: { next } }) => next !== null,
    isLeaving: ({ context }) => context.leaving !== null,
    moves: ({ context }, placed: Placed) => orderOf(context, placed) !== null,
    isOther: ({ context }, organisationId: number) => organisationId !== context.organisationId,
  },
  actions: {
    know: assign((_, opened: Opened) => {
      if (!opened.ok) return {}
      const { shown, left } = opened.value
      const form = left && rebasedCloudMenu(left, shown)
      return { shown, organisationId: shown.organisationId, form, restored: form !== null }
    }),
    take: assign(({ context: { form, next } }, read: Read) => {
      if (!read.ok) return {}
      const seen = read.value.menus.map(({ id }) => id)
      return {
        shown: read.value,
        form: form && rebasedCloudMenu(form, read.value),
        leaving: null,
        next: next && orderOver(next, seen),
      }
    }),
    want: assign((_, organisationId: number) => ({
      organisationId,
      shown: null,
      leaving: null,
      failure: null,
      done: null,
    })),
    begin: assign(({ context: { organisationId } }) => ({
      form: newCloudMenu(organisationId),
      restored: false,
      tried: false,
      leaving: null,
      failure: null,
      done: null,
    })),
    open: assign(({ context }, id: number) => {
      const menu = menusOf(context).find((it) => it.id === id)
      const form = menu === undefined ? null : cloudMenuFormOf(context.organisationId, menu)
      return { form, restored: false, tried: false, leaving: null, failure: null, done: null }
    }),
    change: assign(({ context }, fields: Partial<CloudMenuForm>) => ({
      form: { ...heldIn(context.form), ...fields },
    })),
    addFile: assign(({ context }, file: CloudMenuFileForm) => ({
      form: withFile(heldIn(context.form), file),
    })),
    /** Stores the form for the same user; null deletes it. */
    keep: unprovidedAction<KeptCloudMenu>('keep'),
    close: assign({ form: null, restored: false, tried: false, failure: null }),
    warn: assign({ tried: true }),
    sayRefused: emit({ type: 'cloudMenus.refused' as const }),
    forget: assign({ failure: null, done: null }),
    weigh: assign(({ context }, id: number) => {
      const { organisationId } = context
      const menu = menusOf(context).find((it) => it.id === id)
      const leaving = menu && {
        organisationId,
        id,
        rowVersion: menu.rowVersion,
        files: menu.files.length,
        into: 0,
      }
      return { leaving: leaving ?? null, failure: null, done: null }
    }),
    choose: assign(({ context: { leaving } }, into: number) =>
      leaving === null || into === leaving.id ? {} : { leaving: { ...leaving, into } },
    ),
    stay: assign({ leaving: null, failure: null }),
    /** Shows the new order at once, and the former one after a failure. */
    noteOrder: assign(({ context }, placed: Placed) => {
      const order = orderOf(context, placed)
      const { shown } = context
      return order === null || shown === null ? {} : { order, shown: inOrder(shown, order.ids) }
    }),
    placeNext: assign(({ context }, placed: Placed) => {
      const order = orderOf(context, placed)
      const { shown, next } = context
      if (order === null || shown === null) return {}
      return { shown: inOrder(shown, order.ids), next: orderOver(order, next?.seen ?? order.seen) }
    }),
    noteNext: assign(({ context: { shown, next, organisationId } }) =>
      shown === null || next === null
        ? {}
        : { order: { organisationId, ...next }, shown: inOrder(shown, next.ids), next: null },
    ),
    noteDone: assign((_, done: CloudMenuDeed) =>
      done === 'saved'
        ? { done, form: null, restored: false, tried: false }
        : { done, leaving: null, order: null },
    ),
    noteFailure: assign(({ context: { shown, next } }, result: Result<unknown, Failure>) =>
      result.ok
        ? {}
        : { failure: result.failure, next: null, shown: shown && next ? inOrder(shown, next.seen) : shown },
    ),
  },
})
