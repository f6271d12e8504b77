import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { cloudMenu } from '../../db/schema/cloud-menu.ts'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'
import { contentTag } from '../../db/schema/content-tag.ts'
import { roleMenu, roleMenuItem } from '../../db/schema/role.ts'
import { schoolNotice } from '../../db/schema/school-notice.ts'
import { tag } from '../../db/schema/tag.ts'
import type { PageWanted } from '../../http/page.ts'
import { isShownAt } from '../announcement/announcement.query.ts'
import { type CardScope, selectCards, visibleTo } from '../content/content-card.query.ts'
import { liveOccurrence, liveOrder } from '../content/live-occurrence.query.ts'
import { inLibraryOf } from '../school-file/school-file.query.ts'
import { findPlacedFiles } from './cloud-menu-file.repository.ts'

export type CourseType = typeof CONTENT_TYPE.recorded | typeof CONTENT_TYPE.live

const offsetOf = ({ index, size }: PageWanted): number => (index - 1) * size

export const cloudSchoolRepository = (db: Db) => ({
  /** The menu items of a user's role. */
  findMenuItems: (userId: number) =>
    db
      .select({ name: roleMenuItem.name, parameter: roleMenuItem.parameter })
      .from(appUser)
      .innerJoin(roleMenu, eq(roleMenu.roleId, appUser.roleId))
      .innerJoin(roleMenuItem, eq(roleMenuItem.menuId, roleMenu.id))
      .where(eq(appUser.id, userId))
      .orderBy(asc(roleMenu.sort), asc(roleMenuItem.sort), asc(roleMenuItem.id)),

  /** A school's own entry, for whoever's role has a menu; null for another school's. */
  async findSchoolEntry(userId: number, organisationId: number, id: number) {
    const [found] = await db
      .select({ id: cloudMenu.id, name: cloudMenu.name, parts: cloudMenu.parts, kinds: cloudMenu.kinds })
      .from(cloudMenu)
      .where(
        and(
          eq(cloudMenu.id, id),
          eq(cloudMenu.organisationId, organisationId),
          sql`exists (select 1 from ${appUser} join ${roleMenu} on ${roleMenu.roleId} = ${appUser.roleId}
            where ${appUser.id} = ${userId})`,
        ),
      )
    return found ?? null
  },

  /** The files that stand under it, in their order. */
  findOwnFiles: (menuId: number) => findPlacedFiles(db, [menuId]),

  /** Those on top first, then the newest. */
  async findNotices(organisationId: number, now: Date, page: PageWanted) {
    const where = and(eq(schoolNotice.organisationId, organisationId), isShownAt(now))
    const [counted] = await db.select({ total: count() }).from(schoolNotice).where(where)
    const rows = await db
      .select({ notice: schoolNotice, authorName: appUser.name })
      .from(schoolNotice)
      .innerJoin(appUser, eq(appUser.id, schoolNotice.authorId))
      .where(where)
      .orderBy(desc(schoolNotice.isTop), desc(schoolNotice.publishedAt), desc(schoolNotice.id))
      .limit(page.size)
      .offset(offsetOf(page))
    return { total: counted?.total ?? 0, rows }
  },

  /** The newest files of a library, and how many it has in all; `kinds` names the tags of those that are shown, none for all. */
  async findLatestFiles(organisationId: number, kinds: readonly string[], most: number) {
    const ofKind: SQL | undefined =
      kinds.length === 0
        ? undefined
        : sql`exists (select 1 from ${contentTag} join ${tag} on ${tag.id} = ${contentTag.tagId}
            where ${contentTag.contentId} = ${content.id} and ${inArray(tag.name, [...kinds])})`
    const inLibrary = inLibraryOf(organisationId)
    const [counted] = await db.select({ total: count() }).from(content).where(inLibrary)
    const rows = await db
      .select({ id: content.id })
      .from(content)
      .where(and(inLibrary, ofKind))
      .orderBy(desc(content.createdAt), desc(content.id))
      .limit(most)
    return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) }
  },

  /** Courses of a school, the newest first; live ones in the order of the home page. */
  async findCourses(organisationId: number, type: CourseType, scope: CardScope, page: PageWanted) {
    const { query, occurrence } = selectCards(db, scope)
    const isLive = type === CONTENT_TYPE.live
    const counting = liveOccurrence(db, scope.now)
    const own = and(
      eq(content.organisationId, organisationId),
      eq(content.type, type),
      visibleTo(scope.userId),
    )
    const [counted] = await db
      .select({ total: count() })
      .from(content)
      .leftJoin(counting, eq(counting.contentId, content.id))
      .where(and(own, isNull(counting.cancelledAt)))
    const latest = [desc(content.updatedAt), desc(content.id)]
    const cards = await query
      .where(and(own, isNull(occurrence.cancelledAt)))
      .orderBy(...(isLive ? [...liveOrder(occurrence), desc(content.id)] : latest))
      .limit(page.size)
      .offset(offsetOf(page))
    return { total: counted?.total ?? 0, cards }
  },
})

export type CloudSchoolRepository = ReturnType<typeof cloudSchoolRepository>
