import type { Http } from '#infrastructure/http/http.ts'
import { token } from '../tokens.ts'

/** What every adapter of the set asks by. */
export const HTTP = token<Http>('Http')
