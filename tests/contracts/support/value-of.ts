import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** What was answered; a failure fails the test. */
export const valueOf = async <T>(asked: Promise<Result<T, Failure>>): Promise<T> => {
  const answer = await asked
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
  return answer.value
}
