/** Something that was opened lately. */
export interface KeptThing {
  /** Whose it is; nobody else reads it. */
  readonly owner: string
  readonly name: string
  readonly value: unknown
  /** Bytes, about. */
  readonly size: number
}

/** What was opened lately, to be read without a network. Full, forbidden or broken it is empty. */
export interface KeptStore {
  keep(thing: KeptThing): Promise<void>
  /** Undefined where it is not there. */
  read(owner: string, name: string): Promise<unknown>
  /** Deletes what belongs to anybody else (R-session-5); what may be this owner's under another id stays (`isOfAnother`). */
  keepOnlyOf(owner: string): Promise<void>
}
