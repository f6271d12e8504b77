import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { stateColumns } from './catalogue-state.query.ts'
import {
  type CardRow,
  type CardScope,
  type ChangingRow,
  changingOf,
  lastingColumns,
} from './content-card.query.ts'

/** Some eight megabytes. */
const MAX_KEPT = 4000

const prepareLasting = (db: Db) =>
  db
    .select(lastingColumns)
    .from(content)
    .where(sql`${content.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('lasting_cards')

type Lasting = Awaited<ReturnType<ReturnType<typeof prepareLasting>['execute']>>[number]

const prepareChanging = (db: Db) => {
  const scope = { now: sql.placeholder('now'), userId: sql.placeholder('userId') }
  return db
    .select({
      at: stateColumns(scope.userId).at,
      rows: changingOf(db, scope, sql`${sql.placeholder('ids')}::int[]`),
    })
    .from(sql`(select 1) as one`)
    .prepare('changing_cards')
}

/** The changing part of a card before it has been read. */
const UNREAD = {
  viewCount: 0,
  downloadCount: 0,
  favouriteCount: 0,
  commentCount: 0,
  isFavourite: false,
  progress: 0,
  liveStatus: null,
  startTime: null,
  endTime: null,
  isCancelled: false,
  isReserved: null,
}

type Kept = Lasting & { -readonly [Name in keyof typeof UNREAD]: CardRow[Name] }

/**
 * Clones a row so that V8 gives it a compact shape. The driver adds many columns one by one, which makes the row a V8 dictionary of ten
 * kilobytes, and every copy of it too: half of what a list allocated.
 */
const copiable = (row: Lasting): Kept => structuredClone({ ...row, ...UNREAD })

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

const cardOf = (kept: Kept, changing: ChangingRow): CardRow => {
  const card = { ...kept }
  card.viewCount = changing[1]
  card.downloadCount = changing[2]
  card.favouriteCount = changing[3]
  card.commentCount = changing[4]
  card.isFavourite = changing[5]
  card.progress = changing[6]
  card.liveStatus = changing[7] ?? null
  card.startTime = instant(changing[8])
  card.endTime = instant(changing[9])
  card.isCancelled = changing[10] ?? false
  card.isReserved = changing[11] ?? null
  return card
}

const open = (db: Db) => {
  const lastingCards = prepareLasting(db)
  const changingCards = prepareChanging(db)
  const kept = new LRUCache<number, { readonly at: string; readonly row: Kept }>({ max: MAX_KEPT })

  /** The constant parts of these cards for this state of the catalogue; they may come from a newer one. */
  const lastingOf = async (at: string | null, ids: readonly number[]): Promise<Map<number, Kept>> => {
    const found = new Map<number, Kept>()
    for (const id of ids) {
      const known = kept.get(id)
      if (known && known.at === at) found.set(id, known.row)
    }
    const unknown = ids.filter((id) => !found.has(id))
    if (unknown.length === 0) return found
    for (const row of await lastingCards.execute({ ids: unknown })) {
      const own = copiable(row)
      found.set(row.id, own)
      if (at !== null) kept.set(row.id, { at, row: own })
    }
    return found
  }

  /** Cards in the order of their ids, of their changing parts as they were read together with the state of the catalogue. */
  const join = async (
    at: string | null,
    ids: readonly number[],
    changing: readonly ChangingRow[] | null,
  ): Promise<CardRow[]> => {
    if (ids.length === 0) return []
    const lasting = await lastingOf(at, ids)
    const rows = new Map((changing ?? []).map((row) => [row[0], row]))
    return ids.flatMap((id) => {
      const [own, row] = [lasting.get(id), rows.get(id)]
      return own && row ? cardOf(own, row) : []
    })
  }

  return {
    join,

    /** The cards of contents that may be seen, in the order of their ids. */
    async find({ now, userId }: CardScope, ids: readonly number[]): Promise<CardRow[]> {
      if (ids.length === 0) return []
      const [found] = await changingCards.execute({ now: now.toISOString(), userId, ids: [...ids] })
      return join(found?.at ?? null, ids, found?.rows ?? null)
    },
  }
}

type ContentCardRepository = ReturnType<typeof open>

const opened = new WeakMap<Db, ContentCardRepository>()

/** Cards by content id. Queries are built once per database, and the constant parts are cached (docs/decisions/0435). */
export const contentCardRepository = (db: Db): ContentCardRepository => {
  const cards = opened.get(db) ?? open(db)
  opened.set(db, cards)
  return cards
}
