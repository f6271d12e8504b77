/** What the embedded database's worker is asked, and answers. Every question has an id and gets one answer. */
export type EmbeddedQuestion =
  | { readonly id: number; readonly ask: 'exec'; readonly message: Uint8Array }
  | { readonly id: number; readonly ask: 'freshen' }
  | { readonly id: number; readonly ask: 'dump'; readonly file: string }
  | { readonly id: number; readonly ask: 'copy'; readonly folder: string }
  | { readonly id: number; readonly ask: 'close' }

export type EmbeddedAnswer =
  | { readonly id: number; readonly ok: true; readonly message?: Uint8Array }
  | { readonly id: number; readonly ok: false; readonly error: EmbeddedFault }

/** Why there is no answer. */
export interface EmbeddedFault {
  readonly message: string
  /** Of the system or of the database, where there is one. */
  readonly code?: string | undefined
  /** The database cannot be trusted any more: this worker ends, and another one recovers what was committed. */
  readonly isFatal?: boolean
}

/** A message that the worker sends unasked: whether the disk has room for writes. */
export interface RoomNotice {
  readonly id: typeof NOTICE
  readonly isEnough: boolean
}

/** `folder`: kept on disk; `template`: in memory, from a dump; neither: in memory and empty. */
export interface EmbeddedPlace {
  readonly folder?: string
  readonly template?: string
  /** Does not sync commits to the disk: to measure what syncing costs, or for a copy. */
  readonly unsynced?: boolean
}

/** What the worker begins with. */
export interface EmbeddedOpening {
  readonly place: EmbeddedPlace
  readonly code: WebAssembly.Module
}

/** The id of the answer that says whether the database could be opened. */
export const OPENING = 0
/** The id of messages that are no answer. */
export const NOTICE = -1
