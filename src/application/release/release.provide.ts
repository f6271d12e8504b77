import { fromPromise } from 'xstate'
import { publishedMachine } from '#domain/release/published.machine.ts'
import { releasesMachine } from '#domain/release/releases.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { ReleasePort } from './release.port.ts'

export const providePublished = (port: ReleasePort) =>
  publishedMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.published({ ...input, page }, signal)),
      ),
      change: fromPromise(({ input: { id, act }, signal }) =>
        act === 'end' ? port.end(id, '', signal) : port[act](id, signal),
      ),
    },
  })

export const provideReleases = (port: ReleasePort) =>
  releasesMachine.provide({
    actors: {
      load: fromPromise(({ input: { query }, signal }) =>
        orLastPage(query.page, (page) => port.requests({ ...query, page }, signal)),
      ),
      decide: fromPromise(({ input: verdict, signal }) => {
        if (verdict.how === 'approve') return port.grant(verdict.item, signal)
        return verdict.how === 'decline'
          ? port.decline(verdict.item, verdict.reason, signal)
          : port.end(verdict.item.contentId, verdict.reason, signal)
      }),
    },
  })
