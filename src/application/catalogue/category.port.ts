import type { Category } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The top-level categories, for visitors too. Wire: getbasetree. */
export interface CategoryPort {
  categories(signal: AbortSignal): Promise<Result<readonly Category[], Failure>>
}
