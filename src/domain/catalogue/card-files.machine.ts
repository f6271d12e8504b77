import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { ContentCard } from './content-card.ts'
import type { DownloadedFile } from './file-item.ts'

/** Asks anew for a file whose address is over, by what its page shows; null where it is not there any more. */
export type RenewFile = (signal: AbortSignal) => Promise<Result<DownloadedFile | null, Failure>>

/** `renew` is null where the page cannot ask for another address. */
export interface SaveTask {
  readonly kind: 'save'
  /** As a page names it, with its address. */
  readonly content: DownloadedFile
  readonly renew: RenewFile | null
}

/** What is wanted of a file: the one behind a card on this computer (`download`) or among one's own files (`keep`), or one that a page names. */
export type CardFileTask =
  | { readonly kind: 'download' | 'keep'; readonly content: Pick<ContentCard, 'id' | 'type' | 'name'> }
  | SaveTask

/**
 * `noFile`: nothing was ever uploaded. `gone`: the address that a page names is over, and there is no other. Null is a fault of the page
 * itself.
 */
export type CardFileRefusal = Failure | { readonly kind: 'noFile' } | { readonly kind: 'gone' } | null

export type CardFileAnswer = Result<DownloadedFile, Exclude<CardFileRefusal, null>>

export interface CardFilesContext {
  /** In the order asked; the first is under way. */
  readonly tasks: readonly CardFileTask[]
}

export type CardFilesEvent =
  | { type: 'cardFiles.ask'; task: CardFileTask }
  /** The user who asked has signed out. */
  | { type: 'cardFiles.drop' }

export type CardFilesEmitted =
  /** `file` is what is to be downloaded, or the own file that was made. */
  | { type: 'cardFiles.done'; task: CardFileTask; file: DownloadedFile }
  | { type: 'cardFiles.refused'; task: CardFileTask; refusal: CardFileRefusal }

export const isAsked = (tasks: readonly CardFileTask[], { kind, content }: CardFileTask): boolean =>
  tasks.some((other) => other.kind === kind && other.content.id === content.id)

/**
 * Downloads and copies from wherever a card stands, and downloads from wherever a page names a file. A card does not know its file, and
 * the address that a page knows may be over, so that is asked for first; one thing
 * after the other, and each once however often it is clicked. Screens, content card.
 */
export const cardFilesMachine = setup({
  types: {
    context: {} as CardFilesContext,
    events: {} as CardFilesEvent,
    emitted: {} as CardFilesEmitted,
    tags: {} as 'busy',
  },
  actors: { perform: fromPromise<CardFileAnswer, CardFileTask>(unprovided('perform')) },
  guards: {
    someWait: ({ context }) => context.tasks.length > 0,
    isNew: ({ context }, task: CardFileTask) => !isAsked(context.tasks, task),
  },
  actions: {
    add: assign(({ context }, task: CardFileTask) => ({ tasks: [...context.tasks, task] })),
    finish: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    drop: assign({ tasks: [] }),
    say: emit(({ context }, answer: CardFileAnswer) => {
      const task = firstOf(context)
      return answer.ok
        ? { type: 'cardFiles.done' as const, task, file: answer.value }
        : { type: 'cardFiles.refused' as const, task, refusal: answer.failure }
    }),
    sayDefect: emit(({ context }) => ({
      type: 'cardFiles.refused' as const,
      task: firstOf(context),
      refusal: null,
    })),
  },
}).createMachine({
  id: 'cardFiles',
  initial: 'quiet',
  context: { tasks: [] },
  on: {
    'cardFiles.ask': {
      guard: { type: 'isNew', params: ({ event }) => event.task },
      actions: { type: 'add', params: ({ event }) => event.task },
    },
    'cardFiles.drop': { target: '.quiet', actions: 'drop' },
  },
  states: {
    quiet: { always: { guard: 'someWait', target: 'performing' } },
    performing: {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => firstOf(context),
        onDone: {
          target: 'quiet',
          actions: [{ type: 'say', params: ({ event }) => event.output }, 'finish'],
        },
        onError: { target: 'quiet', actions: ['sayDefect', 'finish'] },
      },
    },
  },
})

const firstOf = ({ tasks: [task] }: CardFilesContext): CardFileTask => {
  if (task === undefined) throw new Error('nothing is asked of a file')
  return task
}
