import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { question } from '../../db/schema/question.ts'
import { FAULT_STATUS, type FaultStatus, questionFault } from '../../db/schema/question-fault.ts'
import { type StorageUse, storageUseOf } from '../../db/storage-use.ts'
import type { PageWanted } from '../../http/page.ts'

type Fault = typeof questionFault.$inferSelect

/** An error as it is told to the user who reported it. */
export interface ToldFault {
  readonly fault: Fault
  /** '' for none. */
  readonly settler: string
}

/** As it is decided on. */
export interface HeldFault extends ToldFault {
  /** Of its question. */
  readonly contentId: number
  /** Whether the asker may review for the school of its question. */
  readonly mayReview: boolean
}

/** With what those who settle it need besides. */
export interface FaultCase extends ToldFault {
  /** The question itself, also where the error is in a part of it. */
  readonly wholeId: number
  readonly school: string
  readonly reporter: string
}

export interface Settlement {
  readonly status: FaultStatus
  readonly reply: string
  readonly settledBy: number | null
  readonly settledAt: Date | null
}

const whole = alias(question, 'whole')
const settler = alias(appUser, 'settler')
const settlerName = sql<string>`coalesce(${settler.name}, '')`

const isOpen = eq(questionFault.status, FAULT_STATUS.open)
const isSettled = ne(questionFault.status, FAULT_STATUS.open)

/** Errors reported in questions. */
export const faultRepository = (db: Queries) => {
  const reviewedBy = (userId: number) =>
    db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(and(eq(membership.userId, userId), eq(membership.canVerify, true)))

  const cases = () =>
    db
      .select({
        fault: questionFault,
        settler: settlerName,
        wholeId: sql<number>`${whole.id}`,
        school: organisation.name,
        reporter: appUser.name,
      })
      .from(questionFault)
      .innerJoin(question, eq(question.id, questionFault.questionId))
      .innerJoin(whole, sql`${whole.id} = coalesce(${question.parentId}, ${question.id})`)
      .innerJoin(content, eq(content.id, whole.contentId))
      .innerJoin(organisation, eq(organisation.id, content.organisationId))
      .innerJoin(appUser, eq(appUser.id, questionFault.userId))
      .leftJoin(settler, eq(settler.id, questionFault.settledBy))

  const counted = async (userId: number, where: SQL): Promise<number> => {
    const [found] = await db
      .select({ total: count() })
      .from(questionFault)
      .innerJoin(question, eq(question.id, questionFault.questionId))
      .innerJoin(whole, sql`${whole.id} = coalesce(${question.parentId}, ${question.id})`)
      .innerJoin(content, eq(content.id, whole.contentId))
      .where(and(where, inArray(content.organisationId, reviewedBy(userId))))
    return found?.total ?? 0
  }

  return {
    /** What a user reported and is undecided. */
    open: (userId: number): Promise<StorageUse> =>
      storageUseOf(db, userId, {
        table: questionFault,
        owner: questionFault.userId,
        text: questionFault.body,
        where: isOpen,
      }),

    async isSent(userId: number, clientId: string): Promise<boolean> {
      const sent = and(eq(questionFault.userId, userId), eq(questionFault.clientId, clientId))
      return (await db.select({ id: questionFault.id }).from(questionFault).where(sent)).length > 0
    },

    /** Once for each client id. */
    async add(fault: typeof questionFault.$inferInsert): Promise<void> {
      await db.insert(questionFault).values(fault).onConflictDoNothing()
    },

    /** Whether there is a school for which this user may review. */
    async mayReview(userId: number): Promise<boolean> {
      return (await reviewedBy(userId).limit(1)).length > 0
    },

    /** Of the schools for which this user may review. */
    async findPage(
      userId: number,
      settled: boolean,
      { index, size }: PageWanted,
    ): Promise<{ readonly cases: readonly FaultCase[]; readonly total: number; readonly open: number }> {
      const where = settled ? isSettled : isOpen
      const order = settled
        ? [desc(questionFault.settledAt), desc(questionFault.id)]
        : [asc(questionFault.createdAt), asc(questionFault.id)]
      const found = await cases()
        .where(and(where, inArray(content.organisationId, reviewedBy(userId))))
        .orderBy(...order)
        .limit(size)
        .offset((index - 1) * size)
      const open = await counted(userId, isOpen)
      return { cases: found, open, total: settled ? await counted(userId, isSettled) : open }
    },

    /** What this user reported of a question or of parts of it, the latest first. */
    async findOwn(userId: number, questionId: number): Promise<readonly ToldFault[]> {
      return db
        .select({ fault: questionFault, settler: settlerName })
        .from(questionFault)
        .innerJoin(question, eq(question.id, questionFault.questionId))
        .leftJoin(settler, eq(settler.id, questionFault.settledBy))
        .where(
          and(
            eq(questionFault.userId, userId),
            sql`${questionId}::int in (${question.id}, ${question.parentId})`,
          ),
        )
        .orderBy(desc(questionFault.createdAt), desc(questionFault.id))
    },

    /** An error, and whether this user may review for the school of its question; null for none. */
    async find(id: number, userId: number): Promise<HeldFault | null> {
      const [found] = await db
        .select({
          fault: questionFault,
          settler: settlerName,
          contentId: content.id,
          mayReview: sql<boolean>`${inArray(content.organisationId, reviewedBy(userId))}`,
        })
        .from(questionFault)
        .innerJoin(question, eq(question.id, questionFault.questionId))
        .innerJoin(whole, sql`${whole.id} = coalesce(${question.parentId}, ${question.id})`)
        .innerJoin(content, eq(content.id, whole.contentId))
        .leftJoin(settler, eq(settler.id, questionFault.settledBy))
        .where(eq(questionFault.id, id))
      return found ?? null
    },

    /** Only while it is still as it was seen; null where it is not any more. */
    async settle(id: number, seen: FaultStatus, settlement: Settlement): Promise<Fault | null> {
      const [settled] = await db
        .update(questionFault)
        .set(settlement)
        .where(and(eq(questionFault.id, id), eq(questionFault.status, seen)))
        .returning()
      return settled ?? null
    },
  }
}
