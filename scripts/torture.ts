import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Chance, chanceFor } from '#demo/seed/random.ts'
import type { Db } from '#server/db/database.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { courseChapter, courseSection, SECTION_TYPE } from '#server/db/schema/course.ts'
import { curriculumNode, NODE_TYPE } from '#server/db/schema/curriculum-node.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import type { Engine } from '#tests/support/engines.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { signIn } from './bench/list/rows.ts'
import { printTable } from './bench/table.ts'
import { builtAsItIs } from './support/built-as-it-is.ts'
import { writeRows } from './support/reliability-page.ts'
import { checkLedger, type Found } from './torture/check.ts'
import type { Places } from './torture/kinds.ts'
import { Ledger } from './torture/ledger.ts'
import { startLoad } from './torture/load.ts'
import { type Tortured, torturedOn } from './torture/tortured.ts'

interface Torture {
  readonly name: string
  readonly engine: Engine
  readonly kill: (tortured: Tortured) => Promise<void>
  /** It is done so often at most; absent: as often as the others. */
  readonly most?: number
  /** Whoever writes meanwhile is told that the database is away, or the round did not survive. */
  readonly tellsAway?: boolean
}

const TORTURES: readonly Torture[] = [
  {
    name: 'embedded: the server killed, and its database with it',
    engine: 'embedded',
    kill: (tortured) => tortured.killServer(),
  },
  {
    name: 'embedded: killed again while the database recovers',
    engine: 'embedded',
    kill: (tortured) => tortured.killServerTwice(),
  },
  {
    name: 'postgresql: the server killed',
    engine: 'postgresql',
    kill: (tortured) => tortured.killServer(),
  },
  {
    name: 'postgresql: the database killed (its postmaster)',
    engine: 'postgresql',
    kill: (tortured) => tortured.killDatabase(),
  },
  {
    name: 'postgresql: the database stopped, and started again after 30 seconds',
    engine: 'postgresql',
    kill: (tortured) => tortured.stopDatabase(30_000),
    most: 5,
    tellsAway: true,
  },
]

/** A load begins with any kind of write: those at the end of the turn would be met by few faults. */
const KINDS_AND_MORE = 100

/** All of these belong to it. */
const SCHOOL_OF_ALL = 1
const WRITERS: readonly Persona[] = ['teacher', 'reviewer', 'secondReviewer', 'schoolAdministrator']

const TABLE = {
  name: 'torture',
  headings: [
    'fault',
    'tried',
    'survived',
    'writes answered',
    'sent again',
    'lost',
    'twice',
    'refused though stored',
  ],
}

/**
 * `npm run torture`: kills server and database under load, a hundred times each or so often as the first argument says, and
 * checks by SQL after each that every write that was answered is there, once. Further arguments choose by words of the names;
 * `--seed N` repeats a run's pauses. docs/reliability.md
 */
export const main = async (args: readonly string[]): Promise<void> => {
  const at = args.indexOf('--seed')
  const seed = at < 0 ? String(Date.now() % 1_000_000) : (args[at + 1] ?? '')
  const [first = '', ...rest] = at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1)
  const isCount = /^\d+$/.test(first)
  const times = isCount ? Number(first) : 100
  const words = isCount || first === '' ? rest : [first, ...rest]
  console.log(`seed ${seed}: npm run torture -- ${times} ${words.join(' ')} --seed ${seed}`)
  if (!builtAsItIs()) {
    process.exitCode = 1
    return
  }
  const rows: string[][] = []
  for (const torture of TORTURES.filter(({ name }) => words.every((word) => name.includes(word)))) {
    const row = await rowOf(torture, times, chanceFor(`${seed} ${torture.name}`))
    rows.push(row)
    printTable(TABLE.headings, [row])
  }
  printTable(TABLE.headings, rows)
  writeRows(TABLE, rows, `npm run torture -- ${times} --seed ${seed}`)
  if (rows.some(([, tried, survived]) => tried !== survived)) process.exitCode = 1
}

const rowOf = async (
  { name, engine, kill, most, tellsAway = false }: Torture,
  wanted: number,
  chance: Chance,
): Promise<string[]> => {
  const times = Math.min(wanted, most ?? wanted)
  const tortured = await torturedOn(engine, chance)
  const ledger = new Ledger()
  const found: Found = { lost: new Set(), twice: new Set() }
  let survived = 0
  try {
    const places = await withDatabase(tortured, placesIn)
    const tokens = await Promise.all(WRITERS.map((persona) => signIn(tortured.url, accounts[persona])))
    const writings = tokens.map((token) => ({ url: tortured.url, token, places, ledger }))
    for (let round = 1; round <= times; round += 1) {
      const before = found.lost.size + found.twice.size
      const toldBefore = ledger.toldAway
      const load = await startLoad(writings, Math.floor(chance(0, KINDS_AND_MORE)))
      await answeredAfter(ledger, chance(8, 40))
      await pause(chance(0, 50))
      await kill(tortured)
      await load.stop()
      await withDatabase(tortured, (db) => checkLedger(db, tortured.dataDirectory, ledger, found))
      const isWhole = found.lost.size + found.twice.size === before
      if (isWhole && (!tellsAway || ledger.toldAway > toldBefore)) survived += 1
      if (round % 10 === 0 || round === times)
        console.log(
          `${name}: ${survived} of ${round} survived, ${ledger.answered} writes answered, ${ledger.toldAway} told to come again`,
        )
    }
    for (const mark of [...found.lost, ...found.twice]) console.log(`wrong: ${mark}`)
  } finally {
    await tortured.end()
  }
  return [
    name,
    ...[
      times,
      survived,
      ledger.answered,
      ledger.repeated,
      found.lost.size,
      found.twice.size,
      ledger.refusedThoughStored.size,
    ].map(String),
  ]
}

/** The load is under way: so many more writes are answered. */
const answeredAfter = async (ledger: Ledger, more: number): Promise<void> => {
  const enough = ledger.answered + more
  while (ledger.answered < enough) await pause(2)
}

const withDatabase = async <T>(tortured: Tortured, work: (db: Db) => Promise<T>): Promise<T> => {
  const database = await tortured.openDatabase()
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const placesIn = async (db: Db): Promise<Places> => {
  const open = and(eq(content.schoolOnly, false), isNull(content.withdrawnAt))
  const [resource] = await db
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.type, CONTENT_TYPE.resource), open))
    .limit(1)
  const [section] = await db
    .select({ id: courseSection.id })
    .from(courseSection)
    .innerJoin(courseChapter, eq(courseChapter.id, courseSection.chapterId))
    .innerJoin(content, eq(content.id, courseChapter.contentId))
    .where(and(eq(courseSection.sectionType, SECTION_TYPE.video), open))
    .limit(1)
  const [asked] = await db
    .select({ id: question.id })
    .from(question)
    .innerJoin(content, eq(content.id, question.contentId))
    .where(open)
    .limit(1)
  const [blank] = await db
    .select({ id: question.id })
    .from(question)
    .innerJoin(content, eq(content.id, question.contentId))
    .where(
      and(
        open,
        eq(question.questionType, QUESTION_TYPE.blanks),
        sql`jsonb_array_length(${question.answers}) = 1`,
      ),
    )
    .limit(1)
  const [subject] = await db
    .select({ id: curriculumNode.id, stageId: curriculumNode.parentId })
    .from(curriculumNode)
    .where(eq(curriculumNode.nodeType, NODE_TYPE.subject))
    .limit(1)
  if (!resource || !section || !asked || !blank || !subject?.stageId)
    throw new Error('the demonstration has nothing to write about')
  return {
    resourceId: resource.id,
    sectionId: section.id,
    questionId: asked.id,
    blankId: blank.id,
    schoolId: SCHOOL_OF_ALL,
    stageId: subject.stageId,
    subjectId: subject.id,
  }
}
