import type { PeoplePort } from '#application/people/people.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  type ListedPerson,
  PEOPLE_LISTED,
  PEOPLE_PAGE_SIZE,
  type PeopleQuery,
  type PeopleShown,
  type Person,
} from '#domain/people/person.ts'
import { differencesOf } from '#domain/people/person-form.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { type MemoryPerson, peopleOf, rolesOf } from '../memory/people.backend.ts'
import { personalDataOf } from '../memory/personal-data.backend.ts'
import { factorsOf } from '../memory/second-factor.backend.ts'
import { forbidden, type Scope, scopeOf } from './people-scope.memory.ts'

const conflict = (message: string) => failed({ kind: 'rejected', reason: 'conflict', message } as const)
const invalid = (message: string) => failed({ kind: 'rejected', reason: 'invalid', message } as const)
const MISSING = failed({
  kind: 'rejected',
  reason: 'missing',
  message: '没有找到这个人，可能已不在你管理的学校',
} as const)
const NO_ACCOUNT_RIGHT = forbidden('这个账号还属于其他学校或有平台权限，请由平台管理员修改')
const TOO_FAR = invalid('只列出最近的 10,000 人，请按姓名、手机号、学校或状态缩小范围')
const CHANGED = conflict('这个人的资料刚刚被别人修改过')

/** In GB. */
const USUAL_QUOTA = 20

const isShown = (person: MemoryPerson, shown: PeopleShown): boolean => {
  if (shown === 'active') return !person.disabled
  if (shown === 'disabled') return person.disabled
  return shown === 'any' || person.firstPassword
}

/** Without the dictionary of the server: by name and account. */
const isFound = ({ name, account }: MemoryPerson, keyword: string): boolean =>
  keyword
    .split(/\s+/)
    .every(
      (word) =>
        word === '' || name.includes(word) || account.startsWith(word) || account.slice(-4).startsWith(word),
    )

const seenBy = ({ platform, ids }: Scope, { schools }: MemoryPerson) => {
  const seen = schools.filter(({ id }) => ids.includes(id))
  return { seen, isElsewhere: seen.length < schools.length, isSeen: platform || seen.length > 0 }
}

const personFor = (scope: Scope, it: MemoryPerson, devices: number, secondFactor = false): Person => {
  const { seen, isElsewhere } = seenBy(scope, it)
  const edit = scope.platform || (!isElsewhere && it.platformRight === 'none')
  const self = it.id === scope.by.id
  return {
    ...it,
    schools: seen,
    elsewhere: isElsewhere,
    secondFactor,
    self,
    can: { edit, disable: edit && !self, reset: edit && !self && !it.disabled },
    space: { used: 0, quota: (it.quota || scope.quotaOf(it.schools) || USUAL_QUOTA) * 1024 ** 3 },
    devices,
    seenAt: '',
  }
}

const listed = (backend: MemoryBackend, scope: Scope, it: MemoryPerson): ListedPerson => {
  const { seen } = seenBy(scope, it)
  return {
    id: it.id,
    name: it.name,
    account: it.account,
    title: it.title,
    roleName: rolesOf(backend).find(({ id }) => id === it.roleId)?.name ?? '',
    schoolNames: seen.map(({ name }) => name),
    disabled: it.disabled,
    firstPassword: it.firstPassword,
    leaving: personalDataOf(backend).leaving.has(it.id),
    administrator: it.platformRight === 'administrator' || seen.some(({ administer }) => administer),
  }
}

const listOf = (backend: MemoryBackend, scope: Scope, query: PeopleQuery) => {
  const { keyword, organisationId, shown, page } = query
  if (organisationId !== 0 && !scope.ids.includes(organisationId)) return forbidden('你不能管理这所学校')
  const found = peopleOf(backend)
    .filter((it) =>
      organisationId === 0
        ? seenBy(scope, it).isSeen
        : it.schools.some((school) => school.id === organisationId),
    )
    .filter((it) => isShown(it, shown) && isFound(it, keyword))
    .toReversed()
    .map((it) => listed(backend, scope, it))
  const from = (page - 1) * PEOPLE_PAGE_SIZE
  const items = found.slice(from, from + PEOPLE_PAGE_SIZE)
  return success({ index: page, size: PEOPLE_PAGE_SIZE, total: found.length, items })
}

/** The people of the demonstration, for who administers a school or all. */
export const memoryPeople = (backend: MemoryBackend, caller: Caller): PeoplePort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: (scope: Scope) => Result<T, Failure>) =>
    backend.request({
      call: `people.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const scope = scopeOf(backend, id)
        return scope === null ? forbidden('你没有管理人员的权限') : answer(scope)
      },
    })
  const sessionsOf = (id: number) => backend.sessionsOf({ id } as CurrentUser)
  const find = (scope: Scope, id: number) =>
    peopleOf(backend).find((it) => it.id === id && seenBy(scope, it).isSeen)
  const write = (it: MemoryPerson, change: Partial<MemoryPerson>) => {
    const people = peopleOf(backend)
    people[people.indexOf(it)] = { ...it, ...change, rowVersion: it.rowVersion + 1 }
  }
  const endSessions = (id: number, words?: string) => {
    for (const { token } of sessionsOf(id)) backend.closeSession(token, words)
  }

  return {
    managed: (signal) =>
      ask('managed', signal, ({ platform, schools }) =>
        success({ platform, schools, roles: rolesOf(backend) }),
      ),

    people: (query, signal) =>
      ask('people', signal, (scope) =>
        query.page * PEOPLE_PAGE_SIZE > PEOPLE_LISTED ? TOO_FAR : listOf(backend, scope, query),
      ),

    person: (id, signal) =>
      ask('person', signal, (scope) => {
        const it = find(scope, id)
        return it === undefined
          ? MISSING
          : success(personFor(scope, it, sessionsOf(id).length, factorsOf(backend).on.has(id)))
      }),

    save: ({ id, rowVersion, form }, signal) =>
      ask('save', signal, (scope) => {
        const it = find(scope, id)
        if (it === undefined) return MISSING
        const { can, self, schools } = personFor(scope, it, 0)
        const changed = differencesOf(form, { ...it, schools })
        if (changed.includes('platformRight') && (!scope.platform || self))
          return forbidden('只有其他平台管理员可以设置平台权限')
        if (changed.includes('quota') && !scope.platform) return forbidden('只有平台管理员可以设置资料库空间')
        if (!can.edit && changed.some((field) => field !== 'schools')) return NO_ACCOUNT_RIGHT
        const losesOwn = schools.some(
          (held) => held.administer && !form.schools.some((one) => one.id === held.id && one.administer),
        )
        if (self && !scope.platform && losesOwn)
          return forbidden('不能取消自己的管理权限，请由其他管理员操作')
        if (it.rowVersion !== rowVersion) return CHANGED
        const others = it.schools.filter((school) => !scope.ids.includes(school.id))
        if (changed.length > 0) write(it, { ...form, schools: [...others, ...form.schools] })
        return success(true)
      }),

    setAccess: ({ id, rowVersion, disabled }, signal) =>
      ask('setAccess', signal, (scope) => {
        const it = find(scope, id)
        if (it === undefined) return MISSING
        if (!personFor(scope, it, 0).can.disable) return NO_ACCOUNT_RIGHT
        if (it.disabled === disabled) return success(true)
        if (it.rowVersion !== rowVersion) return CHANGED
        if (disabled) endSessions(id, '账号已停用，请联系学校管理员')
        write(it, { disabled })
        return success(true)
      }),

    removeSecondFactor: ({ id, rowVersion }, signal) =>
      ask('removeSecondFactor', signal, (scope) => {
        const it = find(scope, id)
        if (it === undefined) return MISSING
        if (!personFor(scope, it, 0).can.reset) return NO_ACCOUNT_RIGHT
        const { on } = factorsOf(backend)
        if (!on.has(id)) return success(true)
        if (it.rowVersion !== rowVersion) return CHANGED
        on.delete(id)
        endSessions(id, '动态码已由管理员关闭，请重新登录')
        write(it, {})
        return success(true)
      }),

    resetPassword: ({ id, rowVersion }, signal) =>
      ask('resetPassword', signal, (scope) => {
        const it = find(scope, id)
        if (it === undefined) return MISSING
        if (!personFor(scope, it, 0).can.reset) return NO_ACCOUNT_RIGHT
        if (it.rowVersion !== rowVersion) return CHANGED
        const password = `Chuci${1000 + id}${it.rowVersion}`
        backend.changePassword({ id } as CurrentUser, password)
        endSessions(id)
        write(it, { firstPassword: true })
        return success(password)
      }),

    add: ({ account, name, title, roleId, schools }, signal) =>
      ask('add', signal, (scope) => {
        const { platform, ids } = scope
        const people = peopleOf(backend)
        if (!/^1\d{10}$/.test(account)) return invalid('账号应为 11 位手机号')
        if (schools.some(({ id }) => !ids.includes(id))) return forbidden('你不能管理这所学校')
        if (schools.length === 0 && !platform) return invalid('请至少选择一所学校')
        const holder = people.find((it) => it.account === account)
        if (holder !== undefined)
          return conflict(
            seenBy(scope, holder).isSeen
              ? '这个手机号已有账号，在人员管理里搜索手机号就能找到'
              : '这个手机号已有账号，请由平台管理员把他加入学校',
          )
        const id = Math.max(...people.map((it) => it.id)) + 1
        const password = `Chuci${1000 + id}1`
        const made = { account, name, title, roleId, schools, platformRight: 'none', quota: 0 } as const
        people.push({ ...made, id, rowVersion: 1, disabled: false, firstPassword: true })
        return success({ id, name, account, password })
      }),
  }
}
