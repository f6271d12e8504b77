import { type ActorRefFrom, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { OwnFileTask } from '#domain/private-file/own-file-task.ts'
import type { ownFileTasksMachine } from '#domain/private-file/own-file-tasks.machine.ts'
import { removalRequestMachine } from '#domain/review/removal-request.machine.ts'

type Tasks = ActorRefFrom<typeof ownFileTasksMachine>

/** The outcome of a queued task; aborting does not cancel the task. */
const performed = (tasks: Tasks, task: OwnFileTask, signal: AbortSignal) =>
  new Promise<Result<true, Failure>>((resolve) => {
    const heard = [
      tasks.on('tasks.done', (told) => told.task === task && resolve(success(true))),
      tasks.on('tasks.refused', (told) => told.task === task && resolve(failed(told.failure))),
    ]
    signal.addEventListener('abort', () => {
      for (const { unsubscribe } of heard) unsubscribe()
    })
    tasks.send({ type: 'tasks.add', task })
  })

export const provideRemovalRequest = (tasks: Tasks) =>
  removalRequestMachine.provide({
    actors: {
      send: fromPromise(({ input, signal }) => performed(tasks, { kind: 'askTakeDown', ...input }, signal)),
    },
  })
