import { type ActionArgs, assign, emit, raise, setup } from 'xstate'

export type Tone = 'success' | 'information' | 'warning' | 'error'

/** R-navigation-13: an error notification stays 4.5 s, a message 3 s. */
export const NOTIFICATION_MS = 4500
export const MESSAGE_MS = 3000
/** At most so many are shown at once; the oldest goes first. */
const MAX_SHOWN = 4

export interface Toast {
  readonly id: number
  readonly tone: Tone
  /** Empty for a plain message. */
  readonly title: string
  readonly message: string
  readonly duration: number
  /** An action offered in the toast, in a word or two; choosing it closes the toast. */
  readonly action?: string
}

export interface NotificationContext {
  readonly toasts: readonly Toast[]
  readonly lastId: number
  /** How often the toasts were held: timers from before the last hold are ignored. */
  readonly holds: number
}

export type NotificationEvent =
  | { type: 'notification.show'; toast: Omit<Toast, 'id'> }
  | { type: 'notification.dismiss'; id: number }
  /** What the toast offers was chosen. */
  | { type: 'notification.act'; id: number }
  /** The time of a toast is up. */
  | { type: 'notification.lapse'; id: number; holds: number }
  /** The pointer or the focus rests on the toasts: none lapses meanwhile. */
  | { type: 'notification.hold' }
  | { type: 'notification.release' }

export type NotificationEmitted = { type: 'notification.acted'; id: number }

type Args = ActionArgs<NotificationContext, NotificationEvent, NotificationEvent>

const PLACES = Array.from({ length: MAX_SHOWN }, (_, place) => place)
const LAST = -1

/**
 * The toasts of the product. R-navigation-13: each toast has its own time, from when it is shown.
 * While the pointer or the focus rests on them none lapses; then each has its time again.
 */
export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    emitted: {} as NotificationEmitted,
  },
  guards: {
    isOfNow: ({ context }, holds: number) => context.holds === holds,
    isOnly: ({ context }, id: number) => context.toasts.every((toast) => toast.id === id),
  },
  actions: {
    /** The same text is not shown twice at a time, whatever its title; it stays as long as either would. */
    add: assign(({ context }, toast: Omit<Toast, 'id'>) => {
      const isSame = ({ message }: Toast) => message === toast.message
      const duration = Math.max(toast.duration, ...context.toasts.filter(isSame).map((it) => it.duration))
      return {
        toasts: [
          ...context.toasts.filter((it) => !isSame(it)),
          { ...toast, duration, id: context.lastId + 1 },
        ].slice(-MAX_SHOWN),
        lastId: context.lastId + 1,
      }
    }),
    remove: assign(({ context }, id: number) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    sayActed: emit((_, id: number) => ({ type: 'notification.acted' as const, id })),
    dismiss: raise((_, id: number) => ({ type: 'notification.dismiss' as const, id })),
    startTime: raise(
      ({ context: { toasts, holds } }: Args, place: number) => ({
        type: 'notification.lapse' as const,
        id: toasts.at(place)?.id ?? 0,
        holds,
      }),
      { delay: ({ context }: Args, place: number) => context.toasts.at(place)?.duration ?? 0 },
    ),
    countHold: assign(({ context }) => ({ holds: context.holds + 1 })),
  },
}).createMachine({
  id: 'notification',
  initial: 'quiet',
  context: { toasts: [], lastId: 0, holds: 0 },
  on: {
    'notification.dismiss': [
      {
        guard: { type: 'isOnly', params: ({ event }) => event.id },
        target: '.quiet',
        actions: { type: 'remove', params: ({ event }) => event.id },
      },
      { actions: { type: 'remove', params: ({ event }) => event.id } },
    ],
    'notification.act': {
      actions: [
        { type: 'sayActed', params: ({ event }) => event.id },
        { type: 'dismiss', params: ({ event }) => event.id },
      ],
    },
  },
  states: {
    quiet: {
      on: {
        'notification.show': {
          target: 'showing',
          actions: [
            { type: 'add', params: ({ event }) => event.toast },
            { type: 'startTime', params: LAST },
          ],
        },
      },
    },
    showing: {
      on: {
        'notification.show': {
          actions: [
            { type: 'add', params: ({ event }) => event.toast },
            { type: 'startTime', params: LAST },
          ],
        },
        'notification.lapse': {
          guard: { type: 'isOfNow', params: ({ event }) => event.holds },
          actions: { type: 'dismiss', params: ({ event }) => event.id },
        },
        'notification.hold': { target: 'held', actions: 'countHold' },
      },
    },
    held: {
      on: {
        'notification.show': { actions: { type: 'add', params: ({ event }) => event.toast } },
        'notification.release': {
          target: 'showing',
          actions: PLACES.map((params) => ({ type: 'startTime' as const, params })),
        },
      },
    },
  },
})
