import type { Http } from '#infrastructure/http/http.ts'
import { token } from '../../tokens.ts'

/** The client that every adapter of the wire asks by. */
export const HTTP = token<Http>('Http')

/** The same, which answers what was opened lately where the server is not reached. */
export const KEPT_HTTP = token<Http>('KeptHttp')
