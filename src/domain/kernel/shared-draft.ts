/** A draft that several tabs may be writing. */
export interface SharedDraft<Draft> {
  readonly draft: Draft
  /** What another tab wrote in the same place: the user chooses between the two; null for nothing. */
  readonly other: Draft | null
  /** The draft came from another tab and was not changed in this one. */
  readonly followed: boolean
}

export interface DraftRules<Draft> {
  readonly isEmpty: (draft: Draft) => boolean
  /** Whether two drafts have the same content. */
  readonly isSame: (one: Draft, other: Draft) => boolean
  /** The empty draft that follows when another tab has sent this one. */
  readonly blank: Draft
  /** This tab's draft under an id of its own, apart from what the other tab sends. */
  readonly apart: Draft
}

/** Merges what another tab wrote (null: sent or discarded) into this one, which follows it unless text of its own would be lost. */
export const afterNews = <Draft>(
  { draft, followed }: SharedDraft<Draft>,
  there: Draft | null,
  { isEmpty, isSame, blank, apart }: DraftRules<Draft>,
): SharedDraft<Draft> => {
  if (there === null) return { draft: followed ? blank : apart, other: null, followed: false }
  if (followed || isEmpty(draft) || isSame(draft, there)) return { draft: there, other: null, followed: true }
  return { draft: apart, other: there, followed: false }
}
