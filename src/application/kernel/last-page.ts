import type { Failure } from '#domain/kernel/failure.ts'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

/** What is answered of the page that is asked for; of the last one where there are fewer by now, or the address is old. */
export const orLastPage = async <Answered>(
  page: number,
  ask: (page: number) => Promise<Result<Answered, Failure>>,
  pageIn: (answered: Answered) => Page<unknown>,
): Promise<Result<Answered, Failure>> => {
  const answer = await ask(page)
  if (!answer.ok) return answer
  const found = pageIn(answer.value)
  return found.items.length > 0 || found.total === 0 ? answer : ask(pageCountOf(found))
}
