import { fromPromise } from 'xstate'
import { listMachine } from '#domain/catalogue/list.machine.ts'
import { onPage } from '#domain/catalogue/list-query.ts'
import { orLastPageIn } from '../kernel/last-page.ts'
import type { ListPort } from './list.port.ts'

export const provideList = (port: ListPort) =>
  listMachine.provide({
    actors: {
      fetch: fromPromise(({ input, signal }) =>
        orLastPageIn(
          input.page,
          (page) => port.page(onPage(input, page), signal),
          (found) => found.page,
        ),
      ),
    },
  })
