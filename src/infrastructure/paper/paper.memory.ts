import type { PaperPort, PaperToKeep } from '#application/paper/paper.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { itemsOf, PAPERS_PER_PAGE, type Paper, type PaperCard, scoreOf } from '#domain/paper/paper.ts'
import { isWrittenAlike } from '#domain/paper/unsaved-paper.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { papersIn, sentPapersIn } from '../memory/paper.backend.ts'

const NOT_FOUND = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这份试卷' })
const CONFLICT = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '试卷在别处改过了' })

const cardOf = (paper: Paper): PaperCard => ({
  id: paper.id,
  name: paper.name,
  kind: paper.kind,
  questionCount: itemsOf(paper).length,
  totalScore: scoreOf(itemsOf(paper)),
  updatedAt: paper.updatedAt,
})

export const memoryPapers = (backend: MemoryBackend, caller: Caller): PaperPort => {
  const known = sentPapersIn(backend)

  const ask = <T>(call: string, signal: AbortSignal, answer: (own: Paper[]) => Result<T, Failure>) =>
    backend.request<T>({
      call: `papers.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (person) => answer(papersIn(backend, person.id)),
    })

  const save = (own: Paper[], { clientId, ...paper }: PaperToKeep): Result<Paper, Failure> => {
    const id = known.get(clientId) ?? paper.id
    const at = own.findIndex((one) => one.id === id)
    const before = own[at]
    if (paper.id === 0 && before !== undefined) return success(before)
    if (paper.id !== 0 && before === undefined) return NOT_FOUND
    if (before !== undefined && before.version !== paper.version)
      return before.version === paper.version + 1 && isWrittenAlike(before, paper)
        ? success(before)
        : CONFLICT
    const kept: Paper = {
      ...paper,
      id: before?.id ?? known.size + 1,
      sections: paper.sections.map((section, place) => ({ ...section, id: place + 1 })),
      version: (before?.version ?? 0) + 1,
      updatedAt: new Date(backend.now()).toISOString(),
    }
    if (before !== undefined) own.splice(at, 1)
    own.unshift(kept)
    known.set(clientId, kept.id)
    return success(kept)
  }

  return {
    papers: (page, signal) =>
      ask('papers', signal, (own) => {
        const from = (page - 1) * PAPERS_PER_PAGE
        const items = own.slice(from, from + PAPERS_PER_PAGE).map(cardOf)
        return success({ index: page, size: PAPERS_PER_PAGE, total: own.length, items })
      }),
    paper: (id, signal) =>
      ask('paper', signal, (own) => {
        const found = own.find((paper) => paper.id === id)
        return found === undefined ? NOT_FOUND : success(found)
      }),
    save: (paper, signal) => ask('save', signal, (own) => save(own, paper)),
    remove: (id, signal) =>
      ask('remove', signal, (own) => {
        const at = own.findIndex((paper) => paper.id === id)
        if (at >= 0) own.splice(at, 1)
        return success(true as const)
      }),
  }
}
