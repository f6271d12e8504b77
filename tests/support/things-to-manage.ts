import { ROSTER_KIND, ROSTER_STATE } from '#contract/roster.ts'
import type { Db } from '#server/db/database.ts'
import { organisation } from '#server/db/schema/organisation.ts'
import { type RosterContent, rosterEntry, rosterImport } from '#server/db/schema/roster.ts'

/** Of the seed. */
const PLATFORM_ADMINISTRATOR = 9

/** Two schools that nobody belongs to, and an open roster of the seeded administrator of the platform with a line to be asked about. */
export const thingsToManage = async (db: Db, now: Date) => {
  const [school, other] = await db
    .insert(organisation)
    .values([{ name: '待合并的学校' }, { name: '并入的学校' }])
    .returning({ id: organisation.id })
  const [roster] = await db
    .insert(rosterImport)
    .values({
      userId: PLATFORM_ADMINISTRATOR,
      fileName: '名册.csv',
      state: ROSTER_STATE.compared,
      remarks: [],
      sameCount: 0,
      createdAt: now,
    })
    .returning({ id: rosterImport.id })
  const line: RosterContent = {
    place: '第 2 行',
    name: '程晚',
    mobile: '13700000777',
    title: '',
    roleId: null,
    roleName: '',
    schools: [{ id: school?.id ?? 0, name: '待合并的学校', canVerify: null }],
    schoolNames: ['待合并的学校'],
    changes: [],
    doubts: [],
    reasons: [],
    rowVersion: 0,
  }
  const importId = roster?.id ?? 0
  await db.insert(rosterEntry).values({ importId, kind: ROSTER_KIND.added, chosen: true, content: line })
  return { schoolId: school?.id, otherSchoolId: other?.id, rosterId: importId }
}
