import * as z from 'zod/mini'

export const MANIFEST = 'manifest.json'
export const SUMS = 'SHA256SUMS'
export const README = 'README.txt'
/** Of the entries that hold stored files. */
export const FILES = 'files/'
/** Of the entries that hold objects of the bucket. */
export const BUCKET = 'bucket/'
/** Of the entries that hold tables. */
export const TABLES = 'database/'

/** Of an archive with objects of a bucket: a server that knows none of them refuses it. */
export const WITH_BUCKET = 2

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
})

/** One table of the database, as it lies in an archive. */
export type TableInArchive = z.output<typeof table>

/** What an archive says of itself, in its last entry: one that lacks it was cut off. */
export const manifest = z.object({
  format: z.literal('zhiyuan-backup'),
  /** Of the archive's form. */
  version: z.literal([1, WITH_BUCKET]),
  /** Of the server that wrote it. */
  product: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  /** As the database names itself. */
  database: z.string(),
  /** When the database stood so. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash: z.string(), at: z.int() })),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Stored files of this machine, with their bytes. */
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Stored files that the database names and that were not there, or had another content than it says. */
  lost: z.array(z.string()),
  /** Objects of the bucket, with their bytes; none where they were left out, or none was asked for. */
  bucket: z.optional(z.object({ count: z.int(), bytes: z.int() })),
  /** Files in an object store that are not in the archive. */
  inBucket: z.int(),
  /** SHA-256 of SHA256SUMS, in hex. */
  sums: z.string(),
})

export type Manifest = z.output<typeof manifest>

export const entryOf = ({ schema, name }: Pick<TableInArchive, 'schema' | 'name'>): string =>
  `${TABLES}${schema}.${name}.tsv`

/** Told to whoever opens an archive without this product. */
export const READ_ME = `知源课堂 备份 (a backup of Zhiyuan classroom)

manifest.json    versions, counts, columns of each table, sequences
SHA256SUMS       of every other entry: sha256sum -c SHA256SUMS
database/        one file for each table, in the text form of PostgreSQL's COPY: columns in the order of
                 manifest.json, tab between them, \\N for null. Into a table of the same shape:
                 psql -c "\\copy zhiyuan.app_user (…columns…) from 'database/zhiyuan.app_user.tsv'"
files/           uploaded files, by the path that database/zhiyuan.file.tsv names
bucket/          the same, of an object store

npm run restore -- FILE     puts all of it back
`
