import type { Http } from '#infrastructure/http/http.ts'
import { token } from '../../tokens.ts'

/** The API client of all wire adapters. */
export const HTTP = token<Http>('Http')
