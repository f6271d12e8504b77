import { browserConnection } from '../browser/connection.ts'
import { wireConnection } from '../wire/connection.ts'

/** What of the set tells of the connection. */
export const axiosConnection = [browserConnection, wireConnection]
