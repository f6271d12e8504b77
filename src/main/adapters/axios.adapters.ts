import type { AdapterSet } from './adapter-set.ts'
import { browserVisitor } from './browser/visitor.ts'
import { wireVisitor } from './wire/visitor.ts'

/** The set that keeps in the browser and asks the reference server, or any backend of the same wire. */
export const adapters: AdapterSet = {
  visitor: [browserVisitor, wireVisitor],
  connection: async () => (await import('./axios/connection.ts')).axiosConnection,
  signedIn: async () => (await import('./axios/signed-in.ts')).axiosSignedIn,
}
