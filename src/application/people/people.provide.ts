import { fromPromise } from 'xstate'
import { peopleMachine } from '#domain/people/people.machine.ts'
import type { PeoplePort } from './people.port.ts'

export const providePeople = (port: PeoplePort) =>
  peopleMachine.provide({
    actors: {
      open: fromPromise(({ signal }) => port.managed(signal)),
      load: fromPromise(({ input, signal }) => port.people(input, signal)),
    },
  })
