import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { courseDraftFile } from '../../db/schema/course-draft.ts'
import { file } from '../../db/schema/file.ts'
import { membership } from '../../db/schema/membership.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import { question } from '../../db/schema/question.ts'
import { openTo } from '../content/content-card.query.ts'

/** Whoever is not among them cannot be chosen: more than any school has. */
const MOST_COLLEAGUES = 2000

/** What a document names by its id: files, questions and people. */
export const namedThingsRepository = (db: Queries) => ({
  findFiles: (ids: readonly number[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(file)
          .where(inArray(file.id, [...ids])),

  /** Those of the files that a user has among their own, outside of the bin. */
  async findOwned(userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await db
      .select({ id: privateFile.fileId })
      .from(privateFile)
      .where(
        and(
          eq(privateFile.userId, userId),
          inArray(privateFile.fileId, [...ids]),
          isNull(privateFile.deletedAt),
        ),
      )
    return new Set(rows.map(({ id }) => id))
  },

  /** A user's own file, outside of the bin, with its bytes. */
  async findOwn(userId: number, privateFileId: number) {
    const [found] = await db
      .select({ name: privateFile.name, file })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(
        and(eq(privateFile.userId, userId), eq(privateFile.id, privateFileId), isNull(privateFile.deletedAt)),
      )
    return found ?? null
  },

  /** Those of the files that a draft names or named before. */
  async findOfDraft(draftId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await db
      .select({ id: courseDraftFile.fileId })
      .from(courseDraftFile)
      .where(and(eq(courseDraftFile.draftId, draftId), inArray(courseDraftFile.fileId, [...ids])))
    return new Set(rows.map(({ id }) => id))
  },

  async keepForDraft(draftId: number, fileIds: readonly number[]): Promise<void> {
    await db
      .insert(courseDraftFile)
      .values(fileIds.map((fileId) => ({ draftId, fileId })))
      .onConflictDoNothing()
  },

  /**
   * Questions that a user may ask others, or those of a school where one is named: of the bank and open to them; withdrawn ones
   * stay where they are asked already.
   */
  findQuestions: (ids: readonly number[], userId: number, organisationId: number | null = null) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: question.id, questionType: question.questionType, stem: question.stem })
          .from(question)
          .leftJoin(content, eq(content.id, question.contentId))
          .where(
            and(
              inArray(question.id, [...ids]),
              isNull(question.parentId),
              or(isNull(content.id), openTo(userId)),
              organisationId === null
                ? undefined
                : or(
                    isNull(content.id),
                    eq(content.schoolOnly, false),
                    eq(content.organisationId, organisationId),
                  ),
            ),
          )
          .orderBy(asc(question.id)),

  findPeople: (ids: readonly number[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: appUser.id, name: appUser.name })
          .from(appUser)
          .where(inArray(appUser.id, [...ids])),

  /** The members of a school, or those of them that are named. */
  findMembers: (organisationId: number, ids?: readonly number[], keyword = '') =>
    db
      .select({
        id: appUser.id,
        name: appUser.name,
        title: appUser.title,
        pinyin: appUser.namePinyin,
        mobile: appUser.mobile,
      })
      .from(membership)
      .innerJoin(appUser, eq(appUser.id, membership.userId))
      .where(
        and(
          eq(membership.organisationId, organisationId),
          ids === undefined ? undefined : inArray(appUser.id, [...ids]),
          keyword === '' ? undefined : sql`strpos(lower(${appUser.name}), lower(${keyword})) > 0`,
        ),
      )
      .orderBy(asc(appUser.namePinyin), asc(appUser.name), asc(appUser.id))
      .limit(MOST_COLLEAGUES),

  /** Whether all of these are members of a school; of nobody it is true. */
  async areMembers(organisationId: number, ids: readonly number[]): Promise<boolean> {
    const asked = [...new Set(ids)]
    if (asked.length === 0) return true
    const known = await db
      .select({ id: membership.userId })
      .from(membership)
      .where(and(eq(membership.organisationId, organisationId), inArray(membership.userId, asked)))
    return known.length === asked.length
  },
})

export type NamedThingsRepository = ReturnType<typeof namedThingsRepository>
