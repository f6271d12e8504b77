import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { banner } from '../../db/schema/banner.ts'
import { category } from '../../db/schema/category.ts'
import { cloudMenu } from '../../db/schema/cloud-menu.ts'
import { content } from '../../db/schema/content.ts'
import { courseSection } from '../../db/schema/course.ts'
import { courseDraft } from '../../db/schema/course-draft.ts'
import { curriculumNode } from '../../db/schema/curriculum-node.ts'
import { hotTerm } from '../../db/schema/hot-term.ts'
import { livePlan } from '../../db/schema/live-plan.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { question } from '../../db/schema/question.ts'
import { role } from '../../db/schema/role.ts'
import { schoolNotice } from '../../db/schema/school-notice.ts'
import { shareRequest } from '../../db/schema/share-request.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import { questionName } from '../content/question-name.ts'

interface Named {
  readonly table: PgTable
  readonly id: PgColumn
  readonly name: PgColumn | SQL
}

const named = (table: PgTable & { readonly id: PgColumn }, name: PgColumn | SQL): Named => ({
  table,
  id: table.id,
  name,
})

/** What lines are about, by the kind before the colon. A comment has no name of its own. */
const KINDS: Readonly<Record<string, Named>> = {
  user: named(appUser, appUser.name),
  school: named(organisation, organisation.name),
  role: named(role, role.name),
  content: named(content, content.name),
  'course-draft': named(courseDraft, sql`${courseDraft.document}->>'name'`),
  'live-plan': named(livePlan, sql`${livePlan.document}->>'name'`),
  section: named(courseSection, courseSection.name),
  share: named(shareRequest, shareRequest.name),
  question: named(question, question.stem),
  notice: named(schoolNotice, schoolNotice.title),
  banner: named(banner, banner.title),
  category: named(category, category.name),
  tag: named(tag, tag.name),
  tagRow: named(tagGroup, tagGroup.name),
  hotTerm: named(hotTerm, hotTerm.term),
  cloudMenu: named(cloudMenu, cloudMenu.name),
  curriculum: named(curriculumNode, curriculumNode.name),
}

/** What things are called now, by the subject of their lines; nothing of what is gone or has no name. */
export const auditThingNames = async (
  db: Queries,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, Set<number>>()
  for (const subject of subjects) {
    const [kind = '', id = ''] = subject.split(':')
    if (kind in KINDS && /^\d{1,9}$/.test(id)) ids.set(kind, (ids.get(kind) ?? new Set()).add(Number(id)))
  }
  const found = await Promise.all(
    [...ids].map(async ([kind, wanted]) => {
      const { table, id, name } = KINDS[kind] as Named
      const rows = await db
        .select({ id: sql<number>`${id}`, name: sql<string>`${name}` })
        .from(table)
        .where(inArray(id, [...wanted]))
      return rows.map((row) => {
        const called = kind === 'question' ? questionName(row.name) : row.name
        return [`${kind}:${row.id}`, called] as const
      })
    }),
  )
  return new Map(found.flat())
}
