import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { LeftForm } from '../kernel/form-shape.ts'
import type { Result } from '../kernel/result.ts'
import { isUnknown } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  type ManagedRole,
  NEW_ROLE,
  type RoleFault,
  type RoleForm,
  type RoleRemoval,
  removalOf,
  roleFault,
  trimmedRole,
} from './role.ts'
import type { RoleDeed, RolesContext, RolesEvent } from './roles.events.ts'

type Read = Result<readonly ManagedRole[], Failure>
type Done = Result<true, Failure>

const heldIn = <T>(value: T | null): T => {
  if (value === null) throw new Error('no role is open')
  return value
}

/** The role that was just created, found by its unique name. */
const madeIn = ({ items: before, sent, done }: RolesContext, items: readonly ManagedRole[]) =>
  done === 'saved' && sent?.id === 0
    ? items.find(({ id, name }) => name === trimmedRole(sent).name && !before.some((it) => it.id === id))
    : undefined

/** The form on the present version of the role; becomes a new role if somebody removed it. */
const rebased = (context: RolesContext, items: readonly ManagedRole[]): RoleForm | null => {
  const { form } = context
  const made = madeIn(context, items)
  if (form === null || (form.id === 0 && made === undefined)) return form
  const now = made ?? items.find(({ id }) => id === form.id)
  const { id, rowVersion, holders, fixed } = now ?? NEW_ROLE
  return { ...form, id, rowVersion, holders, fixed }
}

/** The page of roles, for administrators of the platform. R-people-9. */
export const rolesMachine = setup({
  types: {
    input: {} as LeftForm<RoleForm>,
    context: {} as RolesContext,
    events: {} as RolesEvent,
    /** The form cannot be saved because it is faulty. */
    emitted: {} as { type: 'roles.refused' },
    tags: {} as 'busy' | 'open' | 'failing',
  },
  actors: {
    read: fromPromise<Read>(unprovided('read')),
    save: fromPromise<Done, RoleForm>(unprovided('save')),
    remove: fromPromise<Done, RoleRemoval>(unprovided('remove')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isUnknown,
    isWhole: ({ context: { form, items } }) => roleFault(heldIn(form), items) === null,
    isEditing: ({ context }) => context.form !== null,
    isKnown: ({ context }, id: number) => context.items.some((it) => it.id === id),
    mayLeave: ({ context }, id: number) => context.items.some((it) => it.id === id && !it.fixed),
    /** The holders of a removed role get another one. */
    isProvidedFor: ({ context: { leaving } }) =>
      leaving !== null && (leaving.holders === 0 || leaving.into !== 0),
  },
  actions: {
    /**
     * A restored form keeps the version that it was typed on, so that saving it detects changes by others.
     */
    begun: assign((_, read: Read) => (read.ok ? { items: read.value } : {})),
    take: assign(({ context }, read: Read) =>
      read.ok ? { items: read.value, form: rebased(context, read.value), leaving: null } : {},
    ),
    begin: assign({ form: NEW_ROLE, tried: false, failure: null, done: null, leaving: null }),
    open: assign(({ context: { items } }, id: number) => {
      const form = items.find((it) => it.id === id) ?? null
      return { form, tried: false, failure: null, done: null, leaving: null }
    }),
    change: assign(({ context }, fields: Partial<RoleForm>) => ({
      form: { ...heldIn(context.form), ...fields },
    })),
    close: assign({ form: null, tried: false, failure: null }),
    warn: assign({ tried: true }),
    sayRefused: emit({ type: 'roles.refused' as const }),
    forget: assign({ failure: null, done: null }),
    weigh: assign(({ context: { items } }, id: number) => {
      const role = items.find((it) => it.id === id)
      return { leaving: role === undefined ? null : removalOf(role), failure: null, done: null }
    }),
    choose: assign(({ context: { leaving } }, into: number) =>
      leaving === null || into === leaving.id ? {} : { leaving: { ...leaving, into } },
    ),
    stay: assign({ leaving: null, failure: null }),
    noteSent: assign(({ context: { form } }) => ({ sent: form })),
    /** Text typed since the save stays in the form; the id of a new role is known after the next reading. */
    noteDone: assign(({ context: { form, sent } }, done: RoleDeed) => ({
      done,
      form: form === sent ? null : form,
      tried: false,
      leaving: null,
    })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'roles',
  initial: 'opening',
  context: ({ input }) => ({
    items: [],
    form: input?.left ?? null,
    sent: null,
    tried: false,
    leaving: null,
    failure: null,
    done: null,
  }),
  states: {
    opening: {
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'begun', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    listing: {
      tags: 'open',
      on: {
        'roles.begin': { target: 'editing', actions: 'begin' },
        'roles.open': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => event.id },
        },
        'roles.weigh': {
          guard: { type: 'mayLeave', params: ({ event }) => event.id },
          actions: { type: 'weigh', params: ({ event }) => event.id },
        },
        'roles.choose': { actions: { type: 'choose', params: ({ event }) => event.into } },
        'roles.cancel': { actions: 'stay' },
        'roles.remove': { guard: 'isProvidedFor', target: 'removing' },
        'roles.reread': 'rereading',
      },
    },
    editing: {
      tags: 'open',
      on: {
        'roles.change': { actions: { type: 'change', params: ({ event }) => event.fields } },
        'roles.save': [{ guard: 'isWhole', target: 'saving' }, { actions: ['warn', 'sayRefused'] }],
        'roles.cancel': { target: 'listing', actions: 'close' },
      },
    },
    saving: {
      tags: ['busy', 'open'],
      entry: ['forget', 'noteSent'],
      invoke: {
        src: 'save',
        input: ({ context }) => trimmedRole(heldIn(context.form)),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: { type: 'noteDone', params: 'saved' },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          // After a conflict the typed text stays, on the version that is read again.
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: { 'roles.change': { actions: { type: 'change', params: ({ event }) => event.fields } } },
    },
    removing: {
      tags: ['busy', 'open'],
      entry: 'forget',
      invoke: {
        src: 'remove',
        input: ({ context }) => heldIn(context.leaving),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'rereading',
            actions: { type: 'noteDone', params: 'removed' },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
          { target: 'rereading', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    rereading: {
      tags: ['busy', 'open'],
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'settling', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'roles.change': {
          guard: 'isEditing',
          actions: { type: 'change', params: ({ event }) => event.fields },
        },
      },
    },
    settling: { tags: 'open', always: [{ guard: 'isEditing', target: 'editing' }, { target: 'listing' }] },
    failed: { tags: 'failing', on: { 'roles.reread': 'opening' } },
    defect: { tags: 'failing', on: { 'roles.reread': 'opening' } },
  },
})

/** The fault of the open form, shown after the first attempt to save. */
export const warnedRoleFault = ({ form, items, tried }: RolesContext): RoleFault | null =>
  tried && form !== null ? roleFault(form, items) : null

export type RolesActor = ActorRefFrom<typeof rolesMachine>
