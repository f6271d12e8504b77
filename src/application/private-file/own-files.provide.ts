import { fromPromise } from 'xstate'
import { ownFilesMachine } from '#domain/private-file/own-files.machine.ts'
import { orLastPageIn } from '../kernel/last-page.ts'
import type { OwnFilePort } from './own-file.port.ts'

export const provideOwnFiles = (port: OwnFilePort) =>
  ownFilesMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPageIn(
          input.page,
          (page) => port.view({ ...input, page }, signal),
          ({ files }) => files,
        ),
      ),
    },
  })
