import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import { canAct } from './announcement-life.machine.ts'
import {
  type AnnouncementDraftPlace,
  type AnnouncementFault,
  type AnnouncementForm,
  type AnnouncementSaving,
  type AnnouncementScope,
  announcementFault,
  announcementFormOf,
  MANAGED_ANNOUNCEMENTS_PAGE_SIZE,
  type ManagedAnnouncement,
  newAnnouncement,
  type SeenAnnouncement,
} from './managed-announcement.ts'

export type AnnouncementDeed = 'saved' | 'published' | 'withdrawn' | 'removed'

/** What is sent of a notice. */
export interface SavedAnnouncement {
  readonly form: AnnouncementForm
  /** Readers see it from then on, or from its own time on. */
  readonly publish: boolean
}

/** What is done about one that nobody types in. */
export interface AskedAct extends SeenAnnouncement {
  readonly act: 'withdraw' | 'remove'
}

export interface AnnouncementAdminContext {
  readonly userId: number
  /** The school where somebody is; 0 for none. */
  readonly ownSchoolId: number
  /** The page that is wanted, from 1. */
  readonly index: number
  readonly scope: AnnouncementScope
  readonly page: Page<ManagedAnnouncement>
  /** What is being typed; null while none is open. */
  readonly form: AnnouncementForm | null
  /** As it was sent the last time; null for never. */
  readonly sent: AnnouncementForm | null
  /** What is typed was left unsaved before this page was opened. */
  readonly restored: boolean
  /** Saving was tried with something wrong, and since then nothing was sent. */
  readonly tried: boolean
  /** When that was, in milliseconds since 1970. */
  readonly triedAt: number
  readonly asked: AskedAct | null
  readonly publish: boolean
  /** Why something was not read or not done. */
  readonly failure: Failure | null
  readonly done: AnnouncementDeed | null
}

export type AnnouncementAdminEvent =
  | { type: 'announcementAdmin.show'; index: number }
  | { type: 'announcementAdmin.reread' }
  | { type: 'announcementAdmin.begin' }
  | { type: 'announcementAdmin.open'; id: number }
  | { type: 'announcementAdmin.change'; fields: Partial<AnnouncementForm> }
  /** `now` in milliseconds since 1970. */
  | { type: 'announcementAdmin.save'; publish: boolean; now: number }
  | { type: 'announcementAdmin.cancel' }
  | { type: 'announcementAdmin.act'; id: number; act: AskedAct['act'] }

/** What is typed, for who types it; null where nothing is. */
export interface KeptAnnouncement extends AnnouncementDraftPlace {
  readonly form: AnnouncementForm | null
}

/** What somebody may write for, and what was left unsaved; null for nothing. */
export interface OpenedAnnouncements {
  readonly scope: AnnouncementScope
  readonly left: AnnouncementForm | null
}

type Opened = Result<OpenedAnnouncements, Failure>
type Loaded = Result<Page<ManagedAnnouncement>, Failure>
type Done = Result<true, Failure>

export const NOTHING: Page<ManagedAnnouncement> = {
  index: 1,
  size: MANAGED_ANNOUNCEMENTS_PAGE_SIZE,
  total: 0,
  items: [],
}

export const formIn = ({ form }: AnnouncementAdminContext): AnnouncementForm => {
  if (form === null) throw new Error('no notice is open')
  return form
}

/** The notice that was made new just now: of that title, and not there before. */
const madeIn = (
  { form, sent, page, done }: AnnouncementAdminContext,
  items: readonly ManagedAnnouncement[],
): ManagedAnnouncement | undefined =>
  done !== null && form?.id === 0 && sent?.id === 0
    ? items.find(({ id, title }) => title === sent.title.trim() && !page.items.some((it) => it.id === id))
    : undefined

/** What is typed, on the version that is there by now. */
const rebased = (context: AnnouncementAdminContext, items: readonly ManagedAnnouncement[]) => {
  const { form } = context
  const now = madeIn(context, items) ?? items.find(({ id }) => id === form?.id)
  return form === null || now === undefined
    ? form
    : {
        ...form,
        id: now.id,
        rowVersion: now.rowVersion,
        status: now.status,
        organisationId: now.organisationId,
      }
}

export const askedIn = ({ asked }: AnnouncementAdminContext): AskedAct => {
  if (asked === null) throw new Error('nothing was asked for')
  return asked
}

/** What keeps the open notice from being saved. */
export const faultIn = (
  context: AnnouncementAdminContext,
  asked: Omit<AnnouncementSaving, 'there'>,
): AnnouncementFault | null => {
  const form = formIn(context)
  const there = context.page.items.find(({ id }) => id === form.id)
  return announcementFault(form, context.scope, { ...asked, there })
}

const isGone = (failure: Failure): boolean => failure.kind === 'rejected' && failure.reason === 'missing'

/** Context, actors, guards and actions of the notices' administration; its states are in announcement-admin.machine.ts. */
export const announcementAdminSetup = setup({
  types: {
    input: {} as { readonly userId: number; readonly ownSchoolId: number; readonly index: number },
    context: {} as AnnouncementAdminContext,
    events: {} as AnnouncementAdminEvent,
    /** It cannot be saved yet: something is wrong with what was typed. */
    emitted: {} as { type: 'announcementAdmin.refused' },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    open: fromPromise<Opened, number>(unprovided('open')),
    load: fromPromise<Loaded, number>(unprovided('load')),
    save: fromPromise<Done, SavedAnnouncement>(unprovided('save')),
    act: fromPromise<Done, AskedAct>(unprovided('act')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isWhole: ({ context }, asked: Omit<AnnouncementSaving, 'there'>) => faultIn(context, asked) === null,
    isEditing: ({ context }) => context.form !== null,
    isKnown: ({ context }, id: number) => context.page.items.some((it) => it.id === id),
    canDo: ({ context: { page } }, { id, act }: { id: number; act: AskedAct['act'] }) =>
      page.items.some((it) => it.id === id && canAct(it.status, act)),
  },
  actions: {
    know: assign((_, opened: Opened) =>
      opened.ok
        ? { scope: opened.value.scope, form: opened.value.left, restored: opened.value.left !== null }
        : {},
    ),
    turnTo: assign((_, index: number) => ({ index, failure: null, done: null })),
    take: assign(({ context }, loaded: Loaded) =>
      loaded.ok ? { page: loaded.value, form: rebased(context, loaded.value.items) } : {},
    ),
    begin: assign(({ context: { scope, ownSchoolId } }) => ({
      form: newAnnouncement(scope, ownSchoolId),
      restored: false,
      tried: false,
      failure: null,
      done: null,
    })),
    open: assign(({ context: { page } }, id: number) => {
      const notice = page.items.find((it) => it.id === id)
      if (notice === undefined) return {}
      return {
        form: announcementFormOf(notice),
        restored: false,
        tried: false,
        failure: null,
        done: null,
      }
    }),
    change: assign(({ context }, fields: Partial<AnnouncementForm>) => ({
      form: { ...formIn(context), ...fields },
    })),
    /** Keeps what is typed for the same person; null forgets it. */
    keep: unprovidedAction<KeptAnnouncement>('keep'),
    close: assign({ form: null, restored: false, tried: false, failure: null }),
    warn: assign((_, { publish, now }: Omit<AnnouncementSaving, 'there'>) => ({
      tried: true,
      triedAt: now,
      publish,
    })),
    sayRefused: emit({ type: 'announcementAdmin.refused' as const }),
    want: assign((_, publish: boolean) => ({ publish })),
    forget: assign({ failure: null, done: null }),
    noteSent: assign(({ context: { form } }) => ({ sent: form })),
    /** What was typed since it was sent goes on; a new one is known by its id once it is read, and stands first. */
    noteSaved: assign(({ context: { publish, form, sent, index } }) => ({
      index: form?.id === 0 && form !== sent ? 1 : index,
      done: (publish && form?.status !== 'published' ? 'published' : 'saved') as AnnouncementDeed,
      form: form === sent ? null : form,
      restored: false,
      tried: false,
    })),
    ask: assign(({ context: { page } }, { id, act }: { id: number; act: AskedAct['act'] }) => ({
      asked: { id, act, rowVersion: page.items.find((it) => it.id === id)?.rowVersion ?? 0 },
    })),
    noteDone: assign(({ context }) => ({
      done: (askedIn(context).act === 'remove' ? 'removed' : 'withdrawn') as AnnouncementDeed,
    })),
    noteFailure: assign(({ context: { form } }, result: Result<unknown, Failure>) => {
      if (result.ok) return {}
      // Somebody removed it: what was typed becomes a new one.
      const anew =
        form !== null && isGone(result.failure)
          ? { ...form, id: 0, rowVersion: 0, status: 'draft' as const }
          : form
      return { failure: result.failure, form: anew }
    }),
  },
})
