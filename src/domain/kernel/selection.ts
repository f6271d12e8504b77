/** The selected keys of a list, and the anchor of a range: the key that was selected last on its own; null before that. */
export interface Selection<Key> {
  readonly selected: ReadonlySet<Key>
  readonly anchor: Key | null
}

/** The keys that were selected before a reload or an expiry; absent for none. */
export interface LeftSelection<Key> {
  readonly left?: readonly Key[]
}

export const NOTHING_SELECTED: Selection<never> = { selected: new Set(), anchor: null }

/** Keys that the list no longer has are dropped when it is read. */
export const selectedBefore = <Key>({ left = [] }: LeftSelection<Key>): Selection<Key> => ({
  selected: new Set(left),
  anchor: null,
})

const rangeOf = <Key>(keys: readonly Key[], from: Key, to: Key): readonly Key[] => {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)].sort((one, other) => one - other)
  return start === undefined || end === undefined || start < 0 ? [to] : keys.slice(start, end + 1)
}

const toggled = <Key>(selected: ReadonlySet<Key>, key: Key): ReadonlySet<Key> => {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Toggles one key; with `range` selects everything from the anchor to it, in the order of the list. */
export const selecting = <Key>(
  { selected, anchor }: Selection<Key>,
  keys: readonly Key[],
  { key, range }: { readonly key: Key; readonly range: boolean },
): Selection<Key> =>
  range && anchor !== null
    ? { selected: new Set([...selected, ...rangeOf(keys, anchor, key)]), anchor }
    : { selected: toggled(selected, key), anchor: key }
