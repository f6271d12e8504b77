import { fromPromise } from 'xstate'
import { accountKeepingMachine } from '#domain/personal-data/account-keeping.machine.ts'
import { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'
import type { VisitorIdPort } from '../session/visitor-id.port.ts'
import type { PersonalDataPort } from './personal-data.port.ts'

export const providePersonalData = (port: PersonalDataPort) =>
  personalDataMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => port.read(input, signal)),
      export: fromPromise(({ input, signal }) => port.export(input, signal)),
      address: fromPromise(({ input, signal }) => port.address(input, signal)),
      erase: fromPromise(({ input, signal }) => port.erase(input, signal)),
      keep: fromPromise(({ input, signal }) => port.keep(input, signal)),
    },
  })

export const provideAccountKeeping = (port: PersonalDataPort, visitorId: VisitorIdPort) =>
  accountKeepingMachine.provide({
    actors: {
      keep: fromPromise(async ({ input, signal }) =>
        port.keepOwn(input, await visitorId.visitorId(), signal),
      ),
    },
  })
