import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type checkFirstStart, FIRST_START, FIRST_STEP, type getFirstSteps } from '#contract/first-start.ts'
import type { Db } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { mobileFault, mobileOf } from '../../import/mobile-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { loadReader } from '../content/pinyin.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import { namePinyinOf } from '../people/name-pinyin.ts'
import { schoolRepository } from '../people/school.repository.ts'
import { isCommonPassword } from '../session/common-passwords.ts'
import { COMMON_PASSWORD } from '../session/password.service.ts'
import { firstStartRepository } from './first-start.repository.ts'
import { firstStartSecret, isSameSecret } from './first-start-secret.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  /** What no other installation knows. */
  readonly installationSecret: Buffer
  readonly hashPassword: (onTheWire: string) => Promise<string>
}

interface Beginning {
  readonly Secret: string
  readonly SchoolName: string
  readonly Name: string
  readonly Mobile: string
  readonly Password: string
}

const WRONG_LINK = refuse(CODE.noRight, '这个链接不属于这台服务器，请用服务器启动时显示的链接')
const USED_LINK = refuse(CODE.noRight, '学校已经建立，这个链接不能再用')
const TAKEN = refuse(
  CODE.conflict,
  '这个手机号已有账号，请换一个，或在服务器上用 npm run rights 给它平台管理权限',
)
const NOT_FOR_YOU = refuse(CODE.noRight, '只有管理员可以准备学校的内容')

/** How an installation without a demonstration gets its first administrator, and what it is led through then. */
export const firstStartService = ({ db, clock, installationSecret, hashPassword }: Needs) => {
  const secret = firstStartSecret(installationSecret)

  const isOpen = async (begin = firstStartRepository(db)): Promise<boolean> =>
    (await begin.findMade()) === null && !(await begin.hasAdministrator())

  return {
    /** What the link carries, or null for an installation that needs none. */
    openSecret: async (): Promise<string | null> => ((await isOpen()) ? secret : null),

    async check(sent: string): Promise<SentBy<typeof checkFirstStart>> {
      if (!(await isOpen())) return { State: FIRST_START.done }
      return { State: isSameSecret(sent, secret) ? FIRST_START.open : FIRST_START.otherLink }
    },

    async begin(asked: Beginning): Promise<true | Refusal> {
      if (!isSameSecret(asked.Secret, secret)) return WRONG_LINK
      const mobile = mobileOf(asked.Mobile)
      if (mobile === null) return refuse(CODE.fieldError, mobileFault(asked.Mobile))
      if (await isCommonPassword(asked.Password)) return COMMON_PASSWORD
      const passwordHash = await hashPassword(asked.Password)
      const namePinyin = namePinyinOf(await loadReader(), asked.Name)
      return db.transaction(async (tx) => {
        const begin = firstStartRepository(tx)
        await begin.hold()
        if ((await begin.findMade()) === mobile) return true
        if (!(await isOpen(begin))) return USED_LINK
        const account = { mobile, name: asked.Name, namePinyin, title: '', avatarUrl: '' }
        const roleId = await begin.findWidestRole()
        const userId = await begin.addAdministrator({ ...account, roleId, passwordHash })
        if (userId === null) return TAKEN
        const [school] = await schoolRepository(tx).holdByName([asked.SchoolName])
        if (school === undefined) throw new Error('a school that was made is not there')
        const schoolId = school.id
        await begin.giveSchool(userId, schoolId)
        await begin.noteMade(userId)
        await auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId: schoolId,
          act: 'firstStart.begin',
          subject: `user:${userId}`,
          detail: {},
        })
        return true
      })
    },

    async steps(userId: number): Promise<SentBy<typeof getFirstSteps> | Refusal> {
      const by = await administratorRepository(db).find(userId)
      if (by === null) return NOT_FOR_YOU
      const begin = firstStartRepository(db)
      const skipped = await begin.findSkipped(by)
      const counts = [
        [FIRST_STEP.people, await begin.countPeople(by)],
        [FIRST_STEP.textbooks, await begin.countTextbooks()],
        [FIRST_STEP.course, await begin.countCourses(by)],
        [FIRST_STEP.resources, await begin.countResources(by)],
      ] as const
      return {
        Steps: counts.map(([Step, Count]) => ({ Step, Count, IsSkipped: skipped.includes(Step) })),
      }
    },

    async skip(userId: number, step: number, isSkipped: boolean): Promise<true | Refusal> {
      const by = await administratorRepository(db).find(userId)
      if (by === null) return NOT_FOR_YOU
      await db.transaction(async (tx) => {
        const begin = firstStartRepository(tx)
        await begin.hold()
        const skipped = await begin.findSkipped(by)
        if (skipped.includes(step) === isSkipped) return
        const others = skipped.filter((it) => it !== step)
        await begin.setSkipped(by, isSkipped ? [...others, step] : others)
        await auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId: by.schoolIds[0] ?? null,
          act: isSkipped ? 'firstStart.skip' : 'firstStart.takeUp',
          subject: `step:${step}`,
          detail: {},
        })
      })
      return true
    },
  }
}

export type FirstStartService = ReturnType<typeof firstStartService>
