import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import type { PaperDraft } from '#domain/paper/paper.ts'
import { type PapersWork, papersMachine, type Worked } from '#domain/paper/papers.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { MakingOnce, NewThing } from '../session/making-once.ts'
import type { PaperPort } from './paper.port.ts'

export const providePapers = (papers: PaperPort, once: MakingOnce) => {
  const done = async (work: PapersWork, signal: AbortSignal): Promise<Worked> => {
    if (work.kind === 'remove') {
      const removed = await papers.remove(work.id, signal)
      return removed.ok ? success(null) : removed
    }
    const make = (thing: NewThing, paper: PaperDraft) =>
      once.make(thing, paper, (clientId) => papers.save({ ...paper, id: 0, version: 0, clientId }, signal))
    if (work.kind === 'create') return make('new/paper', work.draft)
    // Read again because the content identifies the intention: a copy of a paper that changed since is a
    // different copy.
    const read = await papers.paper(work.id, signal)
    return read.ok ? make(`new/copy/${work.id}`, { ...read.value, name: work.name }) : read
  }
  return papersMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => orLastPage(input, (page) => papers.papers(page, signal))),
      work: fromPromise(async ({ input, signal }) => ({ work: input, result: await done(input, signal) })),
    },
  })
}
