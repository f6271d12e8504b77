import { type Roster, readRoster } from './roster.ts'
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

const NO_COLUMNS = '名册里没有找到“姓名”和“手机号”两列（在所有工作表里找过）'

/** A roster as it lies in a file. */
export const readRosterFile = async ({ bytes, school, roles }: RosterRequest): Promise<RosterResponse> => {
  try {
    const roster = readRoster(await readTableOf(Buffer.from(bytes)), school, roles)
    return roster === null ? { refused: NO_COLUMNS } : { roster }
  } catch (error) {
    // What the readers of tables say is said to people.
    return { refused: error instanceof Error ? error.message : NO_COLUMNS }
  }
}
