import { integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'

/** The same film as an HLS stream: a directory of the store that the film's file lies in. */
export const filmStream = zhiyuan.table('film_stream', {
  fileId: integer()
    .primaryKey()
    .references(() => file.id, { onDelete: 'cascade' }),
  /** Of the directory that master.m3u8 lies in, relative to the store, with `/`. */
  path: text().notNull(),
  /** Seconds; 0 where nobody measured. */
  duration: integer().notNull().default(0),
  /** Pictures of the film beside master.m3u8: `poster-1.jpg` and so on. */
  posters: smallint().notNull().default(0),
})

/** What is said in a film, as WebVTT. */
export const caption = zhiyuan.table(
  'caption',
  {
    /** The film. */
    fileId: integer()
      .notNull()
      .references(() => file.id, { onDelete: 'cascade' }),
    /** BCP 47. */
    language: text().notNull(),
    label: text().notNull(),
    /** The file of the captions. */
    captionFileId: integer()
      .notNull()
      .references(() => file.id),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.language] })],
)
