/** What the words are of: the categories of home, the tags beside lists, the rows that they stand in, the hot searches of each category. */
export type WordKind = 'categories' | 'tags' | 'tagRows' | 'hotTerms'

/** A word of the frame as the platform's administrators see it, hidden or not. */
export interface ManagedWord {
  readonly id: number
  readonly rowVersion: number
  readonly name: string
  readonly hidden: boolean
  /** Contents that carry it; 0 where nothing can. */
  readonly count: number
  readonly canRemove: boolean
  /** It is removed once another takes what hangs on it. */
  readonly canGive: boolean
}

/** Words that are shown in one row, in their order. */
export interface WordGroup {
  readonly id: number
  readonly name: string
  readonly canAdd: boolean
  readonly words: readonly ManagedWord[]
}

/** What is typed of a word; `id` 0 for a new one. */
export interface WordForm {
  readonly groupId: number
  readonly id: number
  readonly rowVersion: number
  readonly name: string
  readonly hidden: boolean
}

/** What is asked for; each is done whole or not at all. */
export type WordAct =
  | { readonly kind: 'save'; readonly form: WordForm }
  | { readonly kind: 'show'; readonly form: WordForm }
  /** `intoId`: which one takes what hangs on it; 0 for none. */
  | { readonly kind: 'remove'; readonly id: number; readonly rowVersion: number; readonly intoId: number }
  | {
      readonly kind: 'order'
      readonly groupId: number
      readonly ids: readonly number[]
      /** The order as it was seen. */
      readonly seen: readonly number[]
    }

export type WordFault = 'empty' | 'taken'

export const MAX_WORD_LENGTH = 20

/** Of hot searches so many are shown. R-search-1. */
export const SHOWN_HOT_TERMS = 10

export const trimmedWord = (form: WordForm): WordForm => ({ ...form, name: form.name.trim() })

/** The group that holds a word, and the word; null where there is none. */
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

/** Those of its group that can take what hangs on a word; none where nothing does. */
export const takersOf = ({ words }: WordGroup, { id, canGive }: ManagedWord): readonly ManagedWord[] =>
  canGive ? words.filter((it) => it.id !== id && (it.canGive || it.canRemove)) : []

/** `intoId`: which one is to take what hangs on it; 0 for none. */
export const isRemovable = (group: WordGroup, word: ManagedWord, intoId: number): boolean =>
  intoId === 0 ? word.canRemove : takersOf(group, word).some(({ id }) => id === intoId)

/** The first thing that is wrong with what was typed; null for nothing. R-frame-2. */
export const wordFault = (groups: readonly WordGroup[], form: WordForm): WordFault | null => {
  const { groupId, id, name } = trimmedWord(form)
  if (name === '') return 'empty'
  const others = groups.find((it) => it.id === groupId)?.words.filter((it) => it.id !== id) ?? []
  return others.some((it) => it.name === name) ? 'taken' : null
}

/** The ids with one of them at a place, from 0; the same where it stands there, or is none of them. */
export const placedIds = (ids: readonly number[], id: number, at: number): readonly number[] => {
  const from = ids.indexOf(id)
  if (from < 0 || at < 0 || at >= ids.length || from === at) return ids
  const others = ids.filter((it) => it !== id)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** An order that is sent once what is under way is answered. */
export interface WaitingOrder {
  readonly ids: readonly number[]
  /** As it was before: there again where the answer is a refusal. */
  readonly seen: readonly number[]
}

/** The same for what is there by then; null where that is something else. */
export const orderOver = ({ ids }: WaitingOrder, seen: readonly number[]): WaitingOrder | null =>
  ids.length === seen.length && ids.every((id) => seen.includes(id)) && ids.some((id, at) => id !== seen[at])
    ? { ids, seen }
    : null

/** The groups with the words of one in another order. */
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
