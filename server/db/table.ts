/** Any table of the schema, for what names tables and asks nothing of them. */
export type { PgTable } from 'drizzle-orm/pg-core'
