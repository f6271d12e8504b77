import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { JOB_STATE } from '#contract/job.ts'
import {
  DATA_FILE_STATE,
  ERASURE_OBSTACLE,
  type erasePersonalData,
  type getPersonalData,
  type getPersonalDataFile,
  type keepAccount,
} from '#contract/personal-data.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { asId } from '../../http/whole-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { FileAddresses } from '../file/file-address.ts'
import type { JobQueue } from '../job/job-queue.ts'
import { administratorRepository } from '../people/administrator.repository.ts'
import { personRepository } from '../people/person.repository.ts'
import { PERSON_REFUSAL } from '../people/person-refusals.ts'
import { rightsOver } from '../people/person-rights.ts'
import { readTeacherAnew, TEACHER_WORDS } from '../people/teacher-words.ts'
import type { SignIn } from '../session/session.service.ts'
import { erasureRepository } from './erasure.repository.ts'
import { personalDataRepository } from './personal-data.repository.ts'
import { PERSONAL_DATA } from './personal-export.ts'

const DAY_MS = 86_400_000

const NO_FILE = refuse(CODE.notFound, '没有可以下载的文件，可能已过保留期，请重新导出')
const TOO_LATE = refuse(CODE.conflict, '已过撤回期限，数据正在删除')
const REFUSED: Readonly<Record<number, Refusal>> = {
  [ERASURE_OBSTACLE.noRight]: PERSON_REFUSAL.noAccountRight,
  [ERASURE_OBSTACLE.lastPlatformAdministrator]: refuse(
    CODE.conflict,
    '这是最后一位平台管理员，请先指定另一位平台管理员',
  ),
  [ERASURE_OBSTACLE.lastSchoolAdministrator]: refuse(
    CODE.conflict,
    '这是学校最后一位管理员，请先指定另一位学校管理员',
  ),
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Pick<JobQueue, 'enqueue' | 'latest' | 'wake'>
  readonly addresses: FileAddresses
  readonly accounts: {
    readonly forget: (userId: number) => void
    readonly confirm: (userId: number, onTheWire: string) => Promise<true | Refusal>
    readonly prove: (credentials: SignIn & { readonly code: string | undefined }) => Promise<number | Refusal>
  }
  /** Days between the wish to erase and the deed. */
  readonly waitDays: number
}

interface Subject {
  readonly userId: number
  readonly name: string
  readonly eraseAt: Date | null
  readonly isSelf: boolean
  /** May have the data in a file, and the account given up. */
  readonly isIn: boolean
  /** For whose log it is. */
  readonly organisationId: number | null
}

const keyOf = (userId: number): string => `user:${userId}`

/** What a person, or who administers the account, may have done with what is kept of her (R-personal-data-1 to 4). */
export const personalDataService = ({ db, clock, jobs, addresses, accounts, waitDays }: Needs) => {
  /** Whom the call is about, as the one who asks may see it. */
  const subjectFor = async (
    queries: Queries,
    byId: number,
    asked: number | undefined,
  ): Promise<Subject | Refusal> => {
    const wanted = asId(asked ?? 0)
    const userId = wanted === 0 ? byId : wanted
    if (userId === null) return PERSON_REFUSAL.missing
    const isSelf = userId === byId
    const planned = await erasureRepository(queries).find(userId)
    const person = await personRepository(queries).find(userId)
    if (planned === null || person === null) return PERSON_REFUSAL.missing
    const about = { userId, name: planned.name, eraseAt: planned.eraseAt, isSelf }
    if (isSelf) return { ...about, isIn: true, organisationId: person.schools[0]?.id ?? null }
    const by = await administratorRepository(queries).find(byId)
    if (by === null) return PERSON_REFUSAL.notAdministrator
    const { schools, isSeen, canEdit } = rightsOver(by, person)
    if (!isSeen) return PERSON_REFUSAL.missing
    return { ...about, isIn: canEdit && person.mobile !== null, organisationId: schools[0]?.id ?? null }
  }

  /** The same where the one who asks may act. */
  const actable = async (
    queries: Queries,
    byId: number,
    asked: number | undefined,
  ): Promise<Subject | Refusal> => {
    const subject = await subjectFor(queries, byId, asked)
    if (subject instanceof Refusal || subject.isIn) return subject
    return PERSON_REFUSAL.noAccountRight
  }

  const obstacleOf = async (queries: Queries, { userId, isIn }: Subject): Promise<number> => {
    if (!isIn) return ERASURE_OBSTACLE.noRight
    const erasures = erasureRepository(queries)
    if (await erasures.isLastOfPlatform(userId)) return ERASURE_OBSTACLE.lastPlatformAdministrator
    return (await erasures.isLastOfSchool(userId))
      ? ERASURE_OBSTACLE.lastSchoolAdministrator
      : ERASURE_OBSTACLE.none
  }

  const note = (tx: Queries, byId: number, subject: Omit<Subject, 'isIn'>, act: string) =>
    auditRepository(tx).note({
      at: clock(),
      userId: byId,
      organisationId: subject.organisationId,
      act: `personalData.${act}`,
      subject: `user:${subject.userId}`,
      detail: {},
    })

  const fileOf = async (userId: number) => {
    const made = await personalDataRepository(db).findMade(userId, clock())
    const job = await jobs.latest(PERSONAL_DATA, keyOf(userId))
    const isMaking = job?.state === JOB_STATE.waiting || job?.state === JOB_STATE.running
    const hasFailed = job?.state === JOB_STATE.failed && made === null
    const state = isMaking ? 'making' : made !== null ? 'ready' : hasFailed ? 'failed' : 'none'
    return {
      FileState: DATA_FILE_STATE[state],
      Progress: isMaking ? job.progress : 0,
      Size: made?.size ?? 0,
      MadeTime: made?.madeAt.toISOString() ?? '',
      ExpiryTime: made?.expiresAt.toISOString() ?? '',
    }
  }

  return {
    async read(byId: number, asked: number | undefined): Promise<SentBy<typeof getPersonalData> | Refusal> {
      const subject = await subjectFor(db, byId, asked)
      if (subject instanceof Refusal) return subject
      return {
        UserId: subject.userId,
        Name: subject.name,
        IsSelf: subject.isSelf,
        ...(await fileOf(subject.userId)),
        ErasureTime: subject.eraseAt?.toISOString() ?? '',
        WaitDays: waitDays,
        Obstacle: await obstacleOf(db, subject),
        CanExport: subject.isIn,
      }
    },

    async export(byId: number, asked: number): Promise<true | Refusal> {
      const done = await db.transaction(async (tx) => {
        const subject = await actable(tx, byId, asked)
        if (subject instanceof Refusal) return subject
        const job = { userId: byId, organisationId: null, subject: '', key: keyOf(subject.userId) }
        const id = await jobs.enqueue(tx, PERSONAL_DATA, { userId: subject.userId }, job)
        if (id !== null) await note(tx, byId, subject, 'export')
        return true as const
      })
      if (done === true) jobs.wake(PERSONAL_DATA)
      return done
    },

    async address(
      byId: number,
      asked: number | undefined,
    ): Promise<SentBy<typeof getPersonalDataFile> | Refusal> {
      const subject = await actable(db, byId, asked)
      if (subject instanceof Refusal) return subject
      const made = await personalDataRepository(db).findMade(subject.userId, clock())
      if (made === null) return NO_FILE
      return {
        Url: addresses.addressOf({
          id: made.fileId,
          name: `${subject.name}的个人数据.zip`,
          use: 'attachment',
        }),
      }
    },

    async erase(
      byId: number,
      asked: z.output<typeof erasePersonalData.body>,
    ): Promise<SentBy<typeof erasePersonalData> | Refusal> {
      const confirmed = await accounts.confirm(byId, asked.Password)
      if (confirmed instanceof Refusal) return confirmed
      const userId = asked.UserId === 0 ? byId : asked.UserId
      const done = await db.transaction(async (tx) => {
        const erasures = erasureRepository(tx)
        await erasures.hold(userId, byId)
        const subject = await subjectFor(tx, byId, asked.UserId)
        if (subject instanceof Refusal) return subject
        const obstacle = REFUSED[await obstacleOf(tx, subject)]
        if (obstacle !== undefined) return obstacle
        if (subject.eraseAt !== null) return { ErasureTime: subject.eraseAt.toISOString() }
        const eraseAt = new Date(clock().getTime() + waitDays * DAY_MS)
        await erasures.plan(userId, eraseAt)
        await personRepository(tx).endSessions(userId, clock())
        await note(tx, byId, subject, 'erase')
        return { ErasureTime: eraseAt.toISOString() }
      })
      accounts.forget(userId)
      return done
    },

    async keep(byId: number, asked: number): Promise<true | Refusal> {
      return db.transaction(async (tx) => {
        await erasureRepository(tx).hold(asked, byId)
        const subject = await actable(tx, byId, asked)
        if (subject instanceof Refusal) return subject
        if (subject.eraseAt === null) return true
        if (!(await erasureRepository(tx).takeBack(subject.userId, clock()))) return TOO_LATE
        await note(tx, byId, subject, 'keep')
        return true
      })
    },

    /** By whoever gave the account up, who cannot sign in meanwhile. */
    async keepOwn(
      asked: z.output<typeof keepAccount.body>,
      from: Pick<SignIn, 'address' | 'userAgent'>,
    ): Promise<true | Refusal> {
      const userId = await accounts.prove({
        mobile: asked.Mobile.trim(),
        wirePassword: asked.Password,
        device: asked.UserKey,
        code: asked.Code,
        ...from,
      })
      if (userId instanceof Refusal) return userId
      return db.transaction(async (tx) => {
        const subject = await subjectFor(tx, userId, userId)
        if (subject instanceof Refusal || subject.eraseAt === null) return true
        if (!(await erasureRepository(tx).takeBack(userId, clock()))) return TOO_LATE
        await note(tx, userId, subject, 'keep')
        return true
      })
    },

    /** Erases those whose time is over, each as a whole, and leaves to a job that nobody finds what they published by their name; answers how many. */
    async eraseDue(): Promise<number> {
      let erased = 0
      for (const userId of await erasureRepository(db).findDue(clock())) {
        const isDone = await db.transaction(async (tx) => {
          const erasures = erasureRepository(tx)
          const [school] = (await personRepository(tx).find(userId))?.schools ?? []
          if (!(await erasures.erase(userId, clock()))) return false
          await readTeacherAnew(jobs, tx, userId)
          const subject = { userId, name: '', eraseAt: null, isSelf: true }
          await note(tx, userId, { ...subject, organisationId: school?.id ?? null }, 'erased')
          return true
        })
        accounts.forget(userId)
        if (isDone) erased += 1
      }
      if (erased > 0) jobs.wake(TEACHER_WORDS)
      return erased
    },
  }
}

export type PersonalDataService = ReturnType<typeof personalDataService>
