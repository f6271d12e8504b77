import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { ShareFormInput, ShareStart } from '#domain/private-file/share-form.machine.ts'
import { shareFormMachine } from '#domain/private-file/share-form.machine.ts'
import type { SharePort } from './share.port.ts'

const prepare = async (
  port: SharePort,
  { organisationId, requestId }: ShareFormInput,
  signal: AbortSignal,
): Promise<Result<ShareStart, Failure>> => {
  const [choice, tags] = await Promise.all([
    port.choice(requestId, signal),
    port.tags(organisationId, signal),
  ])
  if (!choice.ok) return choice
  return tags.ok ? success({ choice: choice.value, tags: tags.value }) : tags
}

export const provideShareForm = (port: SharePort) =>
  shareFormMachine.provide({
    actors: {
      prepare: fromPromise(({ input, signal }) => prepare(port, input, signal)),
      send: fromPromise(({ input, signal }) =>
        input === null ? Promise.resolve(success({ sharedIds: [], failed: [] })) : port.share(input, signal),
      ),
    },
  })
