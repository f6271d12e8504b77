import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { OnClash } from '../upload/upload.ts'
import { type OwnFileTask, type PlacedFile, settled, type TaskAnswer } from './own-file-task.ts'

export interface OwnFileTasksContext {
  /** What is being done, then what waits. */
  readonly tasks: readonly OwnFileTask[]
  /** Names that are taken where the first task wants to go. */
  readonly clashes: readonly string[]
}

export type OwnFileTasksEvent =
  | { type: 'tasks.add'; task: OwnFileTask }
  /** What becomes of all names that are taken. */
  | { type: 'tasks.settle'; onClash: OnClash }
  /** The user gives up the task that waits for an answer. */
  | { type: 'tasks.drop' }
  /** The session is over: nothing more is done. */
  | { type: 'tasks.dropAll' }

export type OwnFileTasksEmitted =
  | { type: 'tasks.done'; task: OwnFileTask; count: number }
  | { type: 'tasks.placed'; files: readonly PlacedFile[] }
  | { type: 'tasks.packed'; address: string }
  | { type: 'tasks.refused'; task: OwnFileTask; failure: Failure }

type Answer = Result<TaskAnswer, Failure>

/** Changes to a user's own files, one after the other; where names are taken the user is asked what to do with them. */
export const ownFileTasksMachine = setup({
  types: {
    context: {} as OwnFileTasksContext,
    events: {} as OwnFileTasksEvent,
    emitted: {} as OwnFileTasksEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { perform: fromPromise<Answer, OwnFileTask | undefined>(unprovided('perform')) },
  guards: {
    hasTasks: ({ context }) => context.tasks.length > 0,
    clashes: (_, answer: Answer) => answer.ok && answer.value.kind === 'clashes',
  },
  actions: {
    add: assign(({ context }, task: OwnFileTask) => ({ tasks: [...context.tasks, task] })),
    next: assign(({ context }) => ({ tasks: context.tasks.slice(1), clashes: [] })),
    settle: assign(({ context }, onClash: OnClash) => ({
      tasks: context.tasks.map((task, index) => (index === 0 ? settled(task, onClash) : task)),
      clashes: [],
    })),
    ask: assign((_, answer: Answer) => ({
      clashes: answer.ok && answer.value.kind === 'clashes' ? answer.value.names : [],
    })),
    dropAll: assign({ tasks: [], clashes: [] }),
    say: emit(({ context }, answer: Answer): OwnFileTasksEmitted => {
      const task = context.tasks[0] ?? { kind: 'emptyBin' as const }
      if (!answer.ok) return { type: 'tasks.refused', task, failure: answer.failure }
      const { value } = answer
      if (value.kind === 'placed') return { type: 'tasks.placed', files: value.files }
      if (value.kind === 'packed') return { type: 'tasks.packed', address: value.address }
      return { type: 'tasks.done', task, count: value.kind === 'done' ? value.count : 0 }
    }),
  },
}).createMachine({
  id: 'ownFileTasks',
  initial: 'idle',
  context: { tasks: [], clashes: [] },
  on: {
    'tasks.add': { actions: { type: 'add', params: ({ event }) => event.task } },
    'tasks.dropAll': { target: '.idle', actions: 'dropAll' },
  },
  states: {
    idle: { always: { guard: 'hasTasks', target: 'performing' } },
    performing: {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => context.tasks[0],
        onDone: [
          {
            guard: { type: 'clashes', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'ask', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [{ type: 'say', params: ({ event }) => event.output }, 'next'],
          },
        ],
        onError: { target: 'defect', actions: 'next' },
      },
    },
    asking: {
      on: {
        'tasks.settle': {
          target: 'performing',
          actions: { type: 'settle', params: ({ event }) => event.onClash },
        },
        'tasks.drop': { target: 'idle', actions: 'next' },
      },
    },
    defect: { tags: 'failing', always: { guard: 'hasTasks', target: 'performing' } },
  },
})
