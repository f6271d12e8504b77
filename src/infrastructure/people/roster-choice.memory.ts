import type { RosterKind } from '#domain/people/roster.ts'
import type { MemoryEntry } from './roster-compare.memory.ts'

type Entries = readonly MemoryEntry[]

const isRenumbered = (all: Entries, id: number | undefined): boolean =>
  all.some(({ chosen, sameAs }) => chosen && sameAs !== 0 && sameAs === id)

/** The entries once it is said who one of them is; null where it has no such namesake. R-people-7. */
export const answeredIn = (
  all: Entries,
  [asked]: readonly number[],
  sameAs: number | null,
): Entries | null => {
  if (sameAs === null) return all
  const said = all.find(({ id }) => id === asked)?.answers.get(sameAs)
  if (said === undefined) return null
  const isAbout = ({ kind, becomes, ...entry }: MemoryEntry) =>
    sameAs !== 0 && (entry.sameAs === sameAs || (kind === 'gone' && becomes?.id === sameAs))
  return all.map((entry) => {
    if (entry.id === asked) {
      const { becomes, changes, title, roleName } = said
      return { ...entry, becomes, changes, title, roleName, sameAs }
    }
    return isAbout(entry) ? { ...entry, chosen: false } : entry
  })
}

/** `entries` empty for all of the kind that are not chosen one by one; nobody is gone who has a new number. */
export const chosenIn = (
  all: Entries,
  kind: RosterKind,
  entries: readonly number[],
  chosen: boolean,
): Entries => {
  const isMeant = (entry: MemoryEntry) =>
    kind !== 'refused' &&
    entry.kind === kind &&
    (entries.length === 0 ? !(chosen && entry.byOne) : entries.includes(entry.id)) &&
    !(chosen && kind === 'gone' && isRenumbered(all, entry.becomes?.id))
  return all.map((entry) => (isMeant(entry) ? { ...entry, chosen } : entry))
}
