/** What the server has answered, and so owes. Marks are unlike each other over a whole run. */
export class Ledger {
  /** By the table that holds them. */
  readonly #acknowledged = new Map<string, Set<string>>()
  readonly #refused = new Map<string, Set<string>>()
  /** The name that a paper was given last, by its id. */
  readonly names = new Map<number, string>()
  /** SHA-256 of files by their names. */
  readonly files = new Map<string, string>()
  /** Names of the files that were sent to a school, by the marks of their sending; answered or not. */
  readonly shared = new Map<string, string>()
  /** How often a writer was told that the database is away. */
  toldAway = 0
  /** Writes that were answered, and how many of them were sent more than once. */
  answered = 0
  repeated = 0
  /** Stored, and refused when it was sent again: its key was not kept yet when the server was killed. */
  readonly refusedThoughStored = new Set<string>()

  #last = 0

  newMark(): string {
    this.#last += 1
    return `torture-${this.#last}-`
  }

  acknowledge(table: string, mark: string): void {
    this.answered += 1
    of(this.#acknowledged, table).add(mark)
  }

  /** Refused after an answer that was lost: it has to be there all the same. */
  refuse(table: string, mark: string): void {
    this.answered += 1
    of(this.#refused, table).add(mark)
  }

  owed(table: string): { readonly acknowledged: ReadonlySet<string>; readonly refused: ReadonlySet<string> } {
    return { acknowledged: of(this.#acknowledged, table), refused: of(this.#refused, table) }
  }
}

const of = (sets: Map<string, Set<string>>, name: string): Set<string> => {
  const set = sets.get(name) ?? new Set()
  sets.set(name, set)
  return set
}
