import { pgSchema } from 'drizzle-orm/pg-core'

/** All tables stand in a schema of their own, so that a database can be shared and a reset touches nothing else. */
export const SCHEMA = 'zhiyuan'

export const zhiyuan = pgSchema(SCHEMA)
