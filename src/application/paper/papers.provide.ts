import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { PaperCard } from '#domain/paper/paper.ts'
import { type PaperIntention, papersMachine, type Worked } from '#domain/paper/papers.machine.ts'
import type { MakeClientId } from '../comment/comment-draft.port.ts'
import type { PaperPort } from './paper.port.ts'

/** The page that is asked for; the last one where there are fewer by now. */
const loadPage = async (
  papers: PaperPort,
  page: number,
  signal: AbortSignal,
): Promise<Result<Page<PaperCard>, Failure>> => {
  const read = await papers.papers(page, signal)
  if (!read.ok || read.value.items.length > 0 || read.value.total === 0) return read
  return papers.papers(pageCountOf(read.value), signal)
}

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
      load: fromPromise(({ input, signal }) => loadPage(papers, input, signal)),
      work: fromPromise(async ({ input, signal }) => {
        const intention = { ...input, clientId: input.clientId || makeClientId() }
        return { ...intention, result: await done(intention, signal) }
      }),
    },
  })
}
