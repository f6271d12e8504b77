import type { AdapterSet } from './adapter-set.ts'
import { browserVisitor } from './browser/visitor.ts'
import { wireVisitor } from './wire/visitor.ts'

/** The set that stores in the browser and calls the reference server, or any backend with the same wire. */
export const adapters: AdapterSet = {
  visitor: [browserVisitor, wireVisitor],
  connection: async () => (await import('./axios/connection.ts')).axiosConnection,
  signedIn: async () => (await import('./axios/signed-in.ts')).axiosSignedIn,
}
