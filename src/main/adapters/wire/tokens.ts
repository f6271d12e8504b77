import type { Http } from '#infrastructure/http/http.ts'
import { token } from '../../tokens.ts'

/** The client that every adapter of the wire asks by. */
export const HTTP = token<Http>('Http')
