import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { content } from '../../db/schema/content.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { schoolNotice } from '../../db/schema/school-notice.ts'

/** What one file of a person's data holds: the rows of a table that are the person's, under headings that are read. */
export interface PersonalSection {
  /** The name of the file, without a suffix. */
  readonly title: string
  readonly table: PgTable
  readonly own: PgColumn
  readonly order: PgColumn
  readonly columns: Readonly<Record<string, PgColumn | SQL>>
}

/** The name of what a column refers to. */
export const nameIn = (table: PgTable & { id: PgColumn; name: PgColumn }, of: PgColumn): SQL =>
  sql`(select ${table.name} from ${table} where ${table.id} = ${of})`
/** The name of the content that a column refers to. */
export const contentName = (of: PgColumn): SQL => nameIn(content, of)
/** The name of the school that a column refers to. */
export const schoolName = (of: PgColumn): SQL => nameIn(organisation, of)
/** The title of the notice that a column refers to. */
export const noticeTitle = (of: PgColumn): SQL =>
  sql`(select ${schoolNotice.title} from ${schoolNotice} where ${schoolNotice.id} = ${of})`
