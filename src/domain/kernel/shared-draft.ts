/** A draft that several tabs may be writing. */
export interface SharedDraft<Draft> {
  readonly draft: Draft
  /** What another tab wrote in the same place, to be chosen between; null for nothing. */
  readonly other: Draft | null
  /** It came from another tab, and nothing was added here. */
  readonly followed: boolean
}

export interface DraftRules<Draft> {
  readonly isEmpty: (draft: Draft) => boolean
  /** Whether two say the same. */
  readonly isSame: (one: Draft, other: Draft) => boolean
  /** What is begun once it was sent elsewhere. */
  readonly blank: Draft
  /** The own draft as something else than what the other tab sends. */
  readonly apart: Draft
}

/** What a tab makes of what another one wrote, or (null) sent or let go of: it follows while nothing of its own would be lost. */
export const afterNews = <Draft>(
  { draft, followed }: SharedDraft<Draft>,
  there: Draft | null,
  { isEmpty, isSame, blank, apart }: DraftRules<Draft>,
): SharedDraft<Draft> => {
  if (there === null) return { draft: followed ? blank : apart, other: null, followed: false }
  if (followed || isEmpty(draft) || isSame(draft, there)) return { draft: there, other: null, followed: true }
  return { draft: apart, other: there, followed: false }
}
