import { browserConnection } from '../browser/connection.ts'
import { wireConnection } from '../wire/connection.ts'

/** Adapters for the connection. */
export const axiosConnection = [browserConnection, wireConnection]
