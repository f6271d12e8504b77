/** A recently opened answer of the server. */
export interface KeptThing {
  /** The user it was read for; entries are never given to another owner. */
  readonly owner: string
  readonly name: string
  readonly value: unknown
  /** Approximate size in bytes. */
  readonly size: number
}

/**
 * Stores recently opened answers to be read offline. Never rejects; a full, forbidden or broken store behaves
 * as empty.
 */
export interface KeptStore {
  keep(thing: KeptThing): Promise<void>
  /** Undefined if there is no such entry. */
  read(owner: string, name: string): Promise<unknown>
  /**
   * Deletes entries of other users (R-session-5), but not those that may be this owner's under another id
   * (`isOfAnother`).
   */
  keepOnlyOf(owner: string): Promise<void>
}
