import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { type PaperIntention, papersMachine, type Worked } from '#domain/paper/papers.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { PaperPort } from './paper.port.ts'

export const providePapers = (papers: PaperPort, makeClientId: MakeClientId) => {
  const done = async ({ work, clientId }: PaperIntention, signal: AbortSignal): Promise<Worked> => {
    if (work.kind === 'remove') {
      const removed = await papers.remove(work.id, signal)
      return removed.ok ? success(null) : removed
    }
    const anew = { id: 0, version: 0, clientId }
    if (work.kind === 'create') return papers.save({ ...work.draft, ...anew }, signal)
    const read = await papers.paper(work.id, signal)
    return read.ok ? papers.save({ ...read.value, ...anew, name: work.name }, signal) : read
  }
  return papersMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(
          input,
          (page) => papers.papers(page, signal),
          (found) => found,
        ),
      ),
      work: fromPromise(async ({ input, signal }) => {
        const intention = { ...input, clientId: input.clientId || makeClientId() }
        return { ...intention, result: await done(intention, signal) }
      }),
    },
  })
}
