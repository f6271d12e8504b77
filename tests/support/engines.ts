/** The engines of the product: the embedded database, and a real PostgreSQL. docs/decisions/0295-steps-of-npm-test.md */
export const ENGINES = ['embedded', 'postgresql'] as const
export type Engine = (typeof ENGINES)[number]

/**
 * Where a suite runs that runs on one. Its statements are cheaper there by half, and its calls go at the same time, where
 * the embedded database serves one after the other; the ports' contracts and the browser tests send every call to the
 * embedded one besides.
 */
export const USUAL_ENGINE: Engine = 'postgresql'

/** The suites that run on both engines whenever they run, each with what the engines may do differently there. */
export const ON_BOTH: Readonly<Record<string, string>> = {
  'an empty database': 'the shape that the migrations make',
  'backup and restore': 'an archive of one engine becomes a database of the other',
  'a restore that reaches the disk': 'a database in a folder of its own, or rows of a server beside files',
  'the seed': 'what is sown by one engine and opened by the other',
  'the migration of a database with contents': 'statements of a migration over rows',
  'a school without the demonstration': 'the first rows of a database',
  'questions of a file': 'a long transaction, and a lock that two imports want at once',
  search: 'text search, its order and its plans',
  'the lists of the libraries': 'the order of Chinese and Latin names, and pages by it',
  'a count beside a list': 'the filters of a list as statements of another shape',
  'the menus of the curriculum': 'recursive statements',
  'what is kept of the catalogue': 'triggers that count a transaction when it commits',
  'how many people there are': 'triggers that see the rows of a statement',
  favourites: 'rows that are locked while others want them, over one connection',
  'what one user keeps has an end:': 'sums that are read under a lock',
  'what a user learned, browsed and takes part in': 'series of days in a time zone',
  'jobs in the background':
    'the job library over one connection, and rows that others skip while they are locked',
  'films of what is published': 'jobs that are taken on within a transaction, over one connection',
  'a live room': 'arrays in JSON',
  'people in the hands of their administrators': 'lexemes in a column that the database makes',
  'accounts that others end and give back': 'two accounts that are held at once, over one connection',
  'a second factor': 'a code that two give at once, over one connection',
  'versions of resources': 'a resource that is locked while it is decided on, over one connection',
  'a queue for the database': 'one connection, or ten',
}

/** The engines for a suite: both where they may differ, or where `TEST_ENGINES=all` asks for everything. */
export const enginesOf = (
  suite: string,
  asked: string | undefined = process.env['TEST_ENGINES'],
): readonly Engine[] => (asked === 'all' || suite in ON_BOTH ? ENGINES : [USUAL_ENGINE])
