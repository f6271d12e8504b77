import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { FileItem } from '../catalogue/file-item.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { OpenedFile } from './opened-file.ts'
import { isPassing, type PreviewFault } from './preview-fault.ts'
import { faultOfItem } from './preview-limits.ts'

/** How an attempt to open a file ends. */
export type Opening =
  | { readonly state: 'opened'; readonly opened: OpenedFile }
  /** The server is still making something visible of it. */
  | { readonly state: 'converting' }
  /** It asks for a password; `wrong` where the given one does not fit. */
  | { readonly state: 'locked'; readonly wrong: boolean }
  | { readonly state: 'failed'; readonly fault: PreviewFault }

export interface FileToOpen {
  readonly file: FileItem
  /** '' for none. */
  readonly password: string
}

export interface FilePreviewContext {
  readonly file: FileItem
  readonly password: string
  /** The password that was given does not fit. */
  readonly wrong: boolean
  readonly opened: OpenedFile | null
  readonly fault: PreviewFault | null
  /** How often the server was asked for a conversion. */
  readonly asked: number
}

export type FilePreviewEvent =
  | { type: 'preview.retry' }
  | { type: 'preview.unlock'; password: string }
  /** The browser could not show what it was given. */
  | { type: 'preview.broke'; fault: PreviewFault }

/** The address of the file has expired: the page that opened the preview has to fetch it anew. */
export type FilePreviewEmitted = { type: 'preview.outdated' }

/** A conversion takes two seconds and waits for those before it: asked for two minutes, more and more seldom. */
const MAX_ASKED = 20
const WAIT_MS = 1000
const MAX_WAIT_MS = 8000

/** A file that is looked at: opened, waited for, unlocked, shown, or said why not. */
export const filePreviewMachine = setup({
  types: {
    input: {} as { file: FileItem },
    context: {} as FilePreviewContext,
    events: {} as FilePreviewEvent,
    emitted: {} as FilePreviewEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    open: fromPromise<Opening, FileToOpen>(unprovided('open')),
    /** Lets go of what was opened when it is no longer looked at. */
    hold: fromCallback<{ type: string }, OpenedFile | null>(
      ({ input }) =>
        () =>
          input?.close(),
    ),
  },
  delays: {
    askAgain: ({ context }) => Math.min(WAIT_MS * 1.5 ** context.asked, MAX_WAIT_MS),
  },
  guards: {
    isRefused: ({ context }) => faultOfItem(context.file) !== null,
    isOpened: (_, opening: Opening) => opening.state === 'opened',
    isLocked: (_, opening: Opening) => opening.state === 'locked',
    isConverting: (_, opening: Opening) => opening.state === 'converting',
    isPatient: ({ context }) => context.asked < MAX_ASKED,
    isOutdated: ({ context }) => context.fault === 'expired',
    isPassing: ({ context }) => context.fault !== null && isPassing(context.fault),
  },
  actions: {
    take: assign((_, opening: Opening) => ({
      opened: opening.state === 'opened' ? opening.opened : null,
      fault: opening.state === 'failed' ? opening.fault : null,
      wrong: opening.state === 'locked' && opening.wrong,
    })),
    refuse: assign(({ context }) => ({ fault: faultOfItem(context.file) })),
    takeFault: assign((_, fault: PreviewFault) => ({ fault, opened: null })),
    takePassword: assign((_, password: string) => ({ password })),
    count: assign(({ context }) => ({ asked: context.asked + 1 })),
    startOver: assign({ asked: 0, fault: null, opened: null }),
    sayOutdated: emit({ type: 'preview.outdated' as const }),
  },
}).createMachine({
  id: 'filePreview',
  initial: 'deciding',
  context: ({ input }) => ({
    file: input.file,
    password: '',
    wrong: false,
    opened: null,
    fault: null,
    asked: 0,
  }),
  states: {
    deciding: {
      always: [{ guard: 'isRefused', target: 'failed', actions: 'refuse' }, { target: 'opening' }],
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => ({ file: context.file, password: context.password }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { guard: { type: 'isConverting', params: ({ event }) => event.output }, target: 'converting' },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    converting: {
      tags: 'busy',
      after: {
        askAgain: [
          { guard: 'isPatient', target: 'opening', actions: 'count' },
          { target: 'failed', actions: { type: 'takeFault', params: 'slow' as const } },
        ],
      },
    },
    locked: {
      on: {
        'preview.unlock': {
          target: 'opening',
          actions: { type: 'takePassword', params: ({ event }) => event.password },
        },
      },
    },
    shown: {
      invoke: { src: 'hold', input: ({ context }) => context.opened },
      on: {
        'preview.broke': {
          target: 'failed',
          actions: { type: 'takeFault', params: ({ event }) => event.fault },
        },
      },
    },
    failed: {
      tags: 'failing',
      on: {
        'preview.retry': [
          { guard: 'isOutdated', actions: 'sayOutdated' },
          { guard: 'isPassing', target: 'opening', actions: 'startOver' },
        ],
      },
    },
    defect: { tags: 'failing' },
  },
})
