/** Kinds of words: categories of home, tags of lists, the rows of tags, hot searches per category. */
export type WordKind = 'categories' | 'tags' | 'tagRows' | 'hotTerms'

/** A word, hidden or not, for administrators of the platform. */
export interface ManagedWord {
  readonly id: number
  readonly rowVersion: number
  readonly name: string
  readonly hidden: boolean
  /** Number of contents that have it; 0 if contents cannot have words of this kind. */
  readonly count: number
  readonly canRemove: boolean
  /** Its contents can be given to another word when it is removed. */
  readonly canGive: boolean
}

/** Words that are shown in one row, in their order. */
export interface WordGroup {
  readonly id: number
  readonly name: string
  readonly canAdd: boolean
  readonly words: readonly ManagedWord[]
}

/** The form of a word; `id` is 0 for a new one. */
export interface WordForm {
  readonly groupId: number
  readonly id: number
  readonly rowVersion: number
  readonly name: string
  readonly hidden: boolean
}

/** A change of words; each is atomic. */
export type WordAct =
  | { readonly kind: 'save'; readonly form: WordForm }
  | { readonly kind: 'show'; readonly form: WordForm }
  /** `intoId`: the word that gets its contents; 0 for none. */
  | { readonly kind: 'remove'; readonly id: number; readonly rowVersion: number; readonly intoId: number }
  | {
      readonly kind: 'order'
      readonly groupId: number
      readonly ids: readonly number[]
      /** The order that the user saw. */
      readonly seen: readonly number[]
    }

export type WordFault = 'empty' | 'taken'

export const MAX_WORD_LENGTH = 20

/** The number of hot searches shown to users. R-search-1. */
export const SHOWN_HOT_TERMS = 10

export const trimmedWord = (form: WordForm): WordForm => ({ ...form, name: form.name.trim() })

/** Finds a word and its group; null if there is none. */
export const wordIn = (
  groups: readonly WordGroup[],
  id: number,
): { readonly group: WordGroup; readonly word: ManagedWord } | null => {
  for (const group of groups) {
    const word = group.words.find((it) => it.id === id)
    if (word !== undefined) return { group, word }
  }
  return null
}

/** The words of the group that can get the contents of a word; empty if it has none. */
export const takersOf = ({ words }: WordGroup, { id, canGive }: ManagedWord): readonly ManagedWord[] =>
  canGive ? words.filter((it) => it.id !== id && (it.canGive || it.canRemove)) : []

/** Whether a word can be removed, given the word `intoId` that gets its contents (0 for none). */
export const isRemovable = (group: WordGroup, word: ManagedWord, intoId: number): boolean =>
  intoId === 0 ? word.canRemove : takersOf(group, word).some(({ id }) => id === intoId)

/** The first fault of the form; null if there is none. R-frame-2. */
export const wordFault = (groups: readonly WordGroup[], form: WordForm): WordFault | null => {
  const { groupId, id, name } = trimmedWord(form)
  if (name === '') return 'empty'
  const others = groups.find((it) => it.id === groupId)?.words.filter((it) => it.id !== id) ?? []
  return others.some((it) => it.name === name) ? 'taken' : null
}

/** Moves one of the ids to an index; unchanged if it is there already or unknown. */
export const placedIds = (ids: readonly number[], id: number, at: number): readonly number[] => {
  const from = ids.indexOf(id)
  if (from < 0 || at < 0 || at >= ids.length || from === at) return ids
  const others = ids.filter((it) => it !== id)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** An order to be sent after the present request. */
export interface WaitingOrder {
  readonly ids: readonly number[]
  /** The former order, restored after a refusal. */
  readonly seen: readonly number[]
}

/** The waiting order based on the present one; null if the ids differ. */
export const orderOver = ({ ids }: WaitingOrder, seen: readonly number[]): WaitingOrder | null =>
  ids.length === seen.length && ids.every((id) => seen.includes(id)) && ids.some((id, at) => id !== seen[at])
    ? { ids, seen }
    : null

/** Reorders the words of one group. */
export const inOrder = (
  groups: readonly WordGroup[],
  groupId: number,
  ids: readonly number[],
): readonly WordGroup[] =>
  groups.map((group) =>
    group.id === groupId
      ? { ...group, words: ids.flatMap((id) => group.words.find((it) => it.id === id) ?? []) }
      : group,
  )
