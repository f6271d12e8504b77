import { noRosterText, type Roster, readRoster } from './roster.ts'
import { readTableOf } from './table-file.ts'

export interface RosterRequest {
  readonly bytes: Uint8Array
  /** The school of lines that name none; '' for none. */
  readonly school: string
  /** The roles that there are, by their names. */
  readonly roles: readonly string[]
}

/** `refused` says why it cannot be read, in words for people. */
export type RosterResponse = { readonly roster: Roster } | { readonly refused: string }

/** A roster as it lies in a file. */
export const readRosterFile = async ({ bytes, school, roles }: RosterRequest): Promise<RosterResponse> => {
  try {
    const tables = await readTableOf(Buffer.from(bytes))
    const roster = readRoster(tables, school, roles)
    return roster === null ? { refused: noRosterText(tables) } : { roster }
  } catch (error) {
    // What the readers of tables say is said to people.
    return { refused: error instanceof Error ? error.message : noRosterText([]) }
  }
}
