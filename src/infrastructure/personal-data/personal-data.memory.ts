import type { PersonalDataPort } from '#application/personal-data/personal-data.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ErasureObstacle, PersonalData } from '#domain/personal-data/personal-data.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { ACCOUNTS } from '../memory/content/people.ts'
import { type MemoryPerson, peopleOf } from '../memory/people.backend.ts'
import { personalDataOf } from '../memory/personal-data.backend.ts'
import { factorsOf, refusalOfCode } from '../memory/second-factor.backend.ts'
import { forbidden, scopeOf } from '../people/people-scope.memory.ts'

const DAY_MS = 86_400_000
const WAIT_DAYS = 7
const FILE_DAYS = 7

type RejectedAs = 'missing' | 'invalid' | 'conflict'
const rejected = (reason: RejectedAs, message: string) =>
  failed({ kind: 'rejected', reason, message } as const)
const MISSING = rejected('missing', '没有找到这个人，可能已不在你管理的学校')
const NO_RIGHT = forbidden('这个账号还属于其他学校或有平台权限，请由平台管理员修改')

interface Subject {
  readonly it: MemoryPerson
  readonly self: boolean
  readonly isIn: boolean
}

/** Whom a call is about, as its caller may see it; null for who is not seen. */
const subjectOf = (backend: MemoryBackend, byId: number, asked: number): Subject | 'noRight' | null => {
  const userId = asked === 0 ? byId : asked
  const it = peopleOf(backend).find(({ id }) => id === userId)
  if (userId === byId) return it === undefined ? null : { it, self: true, isIn: true }
  const scope = scopeOf(backend, byId)
  if (scope === null) return 'noRight'
  const seen = it?.schools.filter(({ id }) => scope.ids.includes(id)) ?? []
  if (it === undefined || !(scope.platform || seen.length > 0)) return null
  const isIn = scope.platform || (seen.length === it.schools.length && it.platformRight === 'none')
  return { it, self: false, isIn }
}

const obstacleOf = (backend: MemoryBackend, { it, isIn }: Subject): ErasureObstacle | null => {
  if (!isIn) return 'noRight'
  const { leaving } = personalDataOf(backend)
  const others = peopleOf(backend).filter(({ id, disabled }) => id !== it.id && !disabled && !leaving.has(id))
  if (
    it.platformRight === 'administrator' &&
    !others.some(({ platformRight }) => platformRight === 'administrator')
  )
    return 'lastPlatformAdministrator'
  const isLast = it.schools.some(
    ({ id, administer }) =>
      administer && !others.some(({ schools }) => schools.some((held) => held.id === id && held.administer)),
  )
  return isLast ? 'lastSchoolAdministrator' : null
}

/** Personal data of the demonstration: the file is there at once, and nothing is ever erased. */
export const memoryPersonalData = (backend: MemoryBackend, caller: Caller): PersonalDataPort => {
  const ask = <T>(
    call: string,
    userId: number,
    signal: AbortSignal,
    answer: (subject: Subject, by: CurrentUser) => Result<T, Failure>,
  ) =>
    backend.request<T>({
      call: `personalData.${call}`,
      access: 'session',
      caller,
      signal,
      answer: (by) => {
        const subject = subjectOf(backend, by.id, userId)
        if (subject === 'noRight') return forbidden('你没有管理人员的权限')
        return subject === null ? MISSING : answer(subject, by)
      },
    })
  const timeOf = (at: number | undefined) => (at === undefined ? '' : new Date(at).toISOString())
  const madeAt = (id: number): number | undefined => {
    const at = personalDataOf(backend).files.get(id)
    return at !== undefined && at + FILE_DAYS * DAY_MS > backend.now() ? at : undefined
  }
  const dataOf = (subject: Subject): PersonalData => {
    const { it, self, isIn } = subject
    const made = madeAt(it.id)
    return {
      userId: it.id,
      name: it.name,
      self,
      file: {
        state: made === undefined ? 'none' : 'ready',
        progress: 0,
        size: made === undefined ? 0 : 48_000,
        madeAt: timeOf(made),
        expiresAt: made === undefined ? '' : timeOf(made + FILE_DAYS * DAY_MS),
      },
      erasureAt: timeOf(personalDataOf(backend).leaving.get(it.id)),
      waitDays: WAIT_DAYS,
      obstacle: obstacleOf(backend, subject),
      canExport: isIn,
    }
  }

  return {
    read: (userId, signal) => ask('read', userId, signal, (subject) => success(dataOf(subject))),

    export: (userId, signal) =>
      ask('export', userId, signal, ({ it, isIn }) => {
        if (!isIn) return NO_RIGHT
        personalDataOf(backend).files.set(it.id, backend.now())
        return success(true)
      }),

    address: (userId, signal) =>
      ask('address', userId, signal, ({ it, isIn }) => {
        if (!isIn) return NO_RIGHT
        return madeAt(it.id) === undefined
          ? rejected('missing', '没有可以下载的文件，可能已过保留期，请重新导出')
          : success('data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==')
      }),

    erase: ({ userId, password }, signal) =>
      ask('erase', userId, signal, (subject, by) => {
        const { leaving } = personalDataOf(backend)
        if (password !== backend.passwordOf(by)) return rejected('invalid', '当前密码不正确')
        const obstacle = obstacleOf(backend, subject)
        if (obstacle === 'noRight') return NO_RIGHT
        if (obstacle === 'lastPlatformAdministrator')
          return rejected('conflict', '这是最后一位平台管理员，请先指定另一位平台管理员')
        if (obstacle !== null) return rejected('conflict', '这是学校最后一位管理员，请先指定另一位学校管理员')
        const { id } = subject.it
        const at = leaving.get(id) ?? backend.now() + WAIT_DAYS * DAY_MS
        leaving.set(id, at)
        for (const { token } of backend.sessionsOf({ id } as CurrentUser)) backend.closeSession(token)
        return success(timeOf(at))
      }),

    keep: (userId, signal) =>
      ask('keep', userId, signal, ({ it, isIn }) => {
        if (!isIn) return NO_RIGHT
        personalDataOf(backend).leaving.delete(it.id)
        return success(true)
      }),

    keepOwn: ({ account, password, code }, _device, signal) =>
      backend.request({
        call: 'personalData.keepOwn',
        access: 'public',
        caller,
        signal,
        answer: () => {
          const person = ACCOUNTS.find((known) => known.account === account)
          if (person === undefined || password !== backend.passwordOf(person))
            return rejected('invalid', '账号或密码错误')
          if (factorsOf(backend).on.has(person.id) && code === '')
            return rejected('conflict', '请输入动态码或恢复码')
          const refusal = refusalOfCode(backend, person.id, code)
          if (refusal !== null) return failed(refusal)
          personalDataOf(backend).leaving.delete(person.id)
          return success(true)
        },
      }),
  }
}
