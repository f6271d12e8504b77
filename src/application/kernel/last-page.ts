import type { Failure } from '#domain/kernel/failure.ts'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

type Asked<Answered> = (page: number) => Promise<Result<Answered, Failure>>

/** Reads a page; if there are fewer pages by now, or the address is outdated, the last one. */
export const orLastPageIn = async <Answered>(
  page: number,
  ask: Asked<Answered>,
  pageIn: (answered: Answered) => Page<unknown>,
): Promise<Result<Answered, Failure>> => {
  const answer = await ask(page)
  if (!answer.ok) return answer
  const found = pageIn(answer.value)
  return found.items.length > 0 || found.total === 0 ? answer : ask(pageCountOf(found))
}

/** The same for answers that are a page themselves. */
export const orLastPage = <Answered extends Page<unknown>>(
  page: number,
  ask: Asked<Answered>,
): Promise<Result<Answered, Failure>> => orLastPageIn(page, ask, (found) => found)
