import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { LeftForm } from '../kernel/form-shape.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import type { ChosenFile } from '../session/chosen-file.ts'
import type { BannerDeed, BannersContext, BannersEvent, SeenBanner } from './banners.events.ts'
import {
  type BannerForm,
  bannerFault,
  bannerFormOf,
  type ManagedBanner,
  movedIds,
  NEW_BANNER,
  rebased,
} from './managed-banner.ts'

type Read = Result<readonly ManagedBanner[], Failure>
type Done = Result<true, Failure>

export const formIn = ({ form }: BannersContext): BannerForm => {
  if (form === null) throw new Error('no banner is open')
  return form
}

const inOrder = (items: readonly ManagedBanner[], ids: readonly number[]): readonly ManagedBanner[] =>
  ids.flatMap((id) => items.find((it) => it.id === id) ?? [])

export const bannersSetup = setup({
  types: {
    input: {} as LeftForm<BannerForm>,
    context: {} as BannersContext,
    events: {} as BannersEvent,
    /** The form cannot be saved because it is faulty. */
    emitted: {} as { type: 'banners.refused' },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    recall: fromPromise<ChosenFile | null>(unprovided('recall')),
    read: fromPromise<Read>(unprovided('read')),
    save: fromPromise<Done, BannerForm>(unprovided('save')),
    remove: fromPromise<Done, SeenBanner>(unprovided('remove')),
    order: fromPromise<Done, readonly number[]>(unprovided('order')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isWhole: ({ context }, now: number) => bannerFault(formIn(context), now, context.items) === null,
    isEditing: ({ context }) => context.form !== null,
    isKnown: ({ context }, id: number) => context.items.some((it) => it.id === id),
    /** The order was changed again since it was sent. */
    isFurther: ({ context: { items, ordered } }, result: Result<unknown, Failure>) =>
      result.ok && items.some(({ id }, at) => id !== ordered[at]),
    canMove: ({ context: { items } }, { id, by }: { id: number; by: -1 | 1 }) => {
      const ids = items.map((it) => it.id)
      return movedIds(ids, id, by) !== ids
    },
  },
  actions: {
    /** The chosen picture is stored, through a reload and an expiry, until it is discarded. */
    keepPicture: unprovidedAction<ChosenFile>('keepPicture'),
    letGo: unprovidedAction<unknown>('letGo'),
    recalled: assign(({ context: { form } }, left: ChosenFile | null) => (form === null ? {} : { left })),
    /**
     * A restored form keeps the version that it was typed on, so that saving it detects changes by others.
     */
    begun: assign((_, read: Read) => (read.ok ? { items: read.value } : {})),
    take: assign(({ context: { form } }, read: Read) =>
      read.ok ? { items: read.value, form: rebased(form, read.value) } : {},
    ),
    begin: assign({ form: NEW_BANNER, tried: false, failure: null, done: null }),
    open: assign(({ context: { items } }, id: number) => {
      const banner = items.find((it) => it.id === id)
      return banner === undefined
        ? {}
        : { form: bannerFormOf(banner), tried: false, failure: null, done: null }
    }),
    change: assign(({ context }, fields: Partial<BannerForm>) => ({
      form: { ...formIn(context), ...fields },
    })),
    close: assign({ form: null, left: null, tried: false, failure: null }),
    warn: assign((_, triedAt: number) => ({ tried: true, triedAt })),
    sayRefused: emit({ type: 'banners.refused' as const }),
    forget: assign({ failure: null, done: null }),
    noteOrder: assign(({ context: { items } }) => ({ ordered: items.map(({ id }) => id) })),
    move: assign(({ context: { items } }, { id, by }: { id: number; by: -1 | 1 }) => ({
      items: inOrder(
        items,
        movedIds(
          items.map((it) => it.id),
          id,
          by,
        ),
      ),
    })),
    noteDone: assign((_, done: BannerDeed) => ({ done, form: null, left: null, tried: false })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
  },
})
