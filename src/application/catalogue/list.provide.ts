import { fromPromise } from 'xstate'
import { listMachine } from '#domain/catalogue/list.machine.ts'
import type { ListPort } from './list.port.ts'

export const provideList = (port: ListPort) =>
  listMachine.provide({ actors: { fetch: fromPromise(({ input, signal }) => port.page(input, signal)) } })
