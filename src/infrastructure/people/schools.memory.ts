import type { SchoolsPort } from '#application/people/schools.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { SCHOOLS_PAGE_SIZE, type SchoolMerge } from '#domain/people/school.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { type MemoryMember, peopleOf } from '../memory/people.backend.ts'
import { forbidden, type MemorySchool, type Scope, schoolsOf, scopeOf } from './people-scope.memory.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed({ kind: 'rejected', reason, message } as const)

const MISSING = rejected('missing', '没有找到这所学校，可能已被合并')
const TAKEN = rejected('conflict', '已经有一所学校叫这个名字')

/** Schools of the demonstration; their people move with them, what they published stays where it is. */
export const memorySchools = (backend: MemoryBackend, caller: Caller): SchoolsPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: (scope: Scope) => Result<T, Failure>) =>
    backend.request({
      call: `schools.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const scope = scopeOf(backend, id)
        return scope === null ? forbidden('你没有管理人员的权限') : answer(scope)
      },
    })
  const askPlatform = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    ask(call, signal, ({ platform }) =>
      platform ? answer() : forbidden('只有平台管理员可以添加、合并和关闭学校'),
    )
  const schools = () => schoolsOf(backend)
  const find = (id: number) => schools().find((it) => it.id === id)
  const put = (before: MemorySchool, change: Partial<MemorySchool>) => {
    schools()[schools().indexOf(before)] = { ...before, ...change }
  }
  const membersOf = (id: number) =>
    peopleOf(backend).flatMap((person) =>
      person.schools.flatMap((member) => (member.id === id ? [{ personId: person.id, member }] : [])),
    )
  /** Gives somebody another place for a school; null for none. */
  const replace = (personId: number, id: number, member: MemoryMember | null) => {
    const people = peopleOf(backend)
    const at = people.findIndex((person) => person.id === personId)
    const person = people[at]
    if (person === undefined) return
    const others = person.schools.filter((it) => it.id !== id && it.id !== member?.id)
    people[at] = { ...person, schools: member === null ? others : [...others, member] }
  }
  const pairOf = ({ id, into }: SchoolMerge) => {
    if (id === into) return rejected('invalid', '请选择另一所学校')
    const [from, target] = [find(id), find(into)]
    if (from === undefined || target === undefined) return MISSING
    if (target.closed) return rejected('invalid', '不能并入已关闭的学校')
    return success({ from, target })
  }
  const close = (school: MemorySchool) => {
    const parked = membersOf(school.id)
    for (const { personId } of parked) replace(personId, school.id, null)
    put(school, { closed: true, parked })
  }
  const reopen = (school: MemorySchool) => {
    for (const { personId, member } of school.parked) replace(personId, school.id, member)
    put(school, { closed: false, parked: [] })
  }

  return {
    schools: ({ keyword, page }, signal) =>
      ask('schools', signal, ({ platform, ids }) => {
        const found = schools()
          .filter(({ id }) => platform || ids.includes(id))
          .filter(({ name, formerNames }) => [name, ...formerNames].some((it) => it.includes(keyword)))
          .map((it) => ({
            id: it.id,
            name: it.name,
            formerNames: it.formerNames,
            people: it.parked.length + membersOf(it.id).length,
            closed: it.closed,
            quota: it.quota,
          }))
        const from = (page - 1) * SCHOOLS_PAGE_SIZE
        const items = found.slice(from, from + SCHOOLS_PAGE_SIZE)
        return success({
          platform,
          page: { index: page, size: SCHOOLS_PAGE_SIZE, total: found.length, items },
        })
      }),

    add: (name, signal) =>
      askPlatform('add', signal, () => {
        if (schools().some((it) => it.name === name)) return TAKEN
        const id = Math.max(...schools().map((it) => it.id)) + 1
        schools().push({ id, name, formerNames: [], closed: false, quota: 0, parked: [] })
        return success(true)
      }),

    rename: ({ id, seen, name }, signal) =>
      ask('rename', signal, ({ ids, platform }) => {
        const school = find(id)
        if (school === undefined || !(platform || ids.includes(id))) return MISSING
        if (school.name === name) return success(true)
        if (school.name !== seen) return rejected('conflict', '学校名称刚刚被别人修改过')
        if (schools().some((it) => it.name === name)) return TAKEN
        put(school, { name, formerNames: [school.name, ...school.formerNames] })
        for (const { personId, member } of membersOf(id)) replace(personId, id, { ...member, name })
        return success(true)
      }),

    setClosed: ({ id, closed }, signal) =>
      askPlatform('setClosed', signal, () => {
        const school = find(id)
        if (school === undefined) return MISSING
        if (school.closed !== closed) (closed ? close : reopen)(school)
        return success(true)
      }),

    setQuota: ({ id, seen, quota }, signal) =>
      askPlatform('setQuota', signal, () => {
        const school = find(id)
        if (school === undefined) return MISSING
        if (school.quota === quota) return success(true)
        if (school.quota !== seen) return rejected('conflict', '资料库空间刚刚被别人修改过')
        put(school, { quota })
        return success(true)
      }),

    weigh: (merge, signal) =>
      askPlatform('weigh', signal, () => {
        const pair = pairOf(merge)
        if (!pair.ok) return pair
        const people = membersOf(merge.id).length + pair.value.from.parked.length
        return success({ people, contents: 0, drafts: 0, livePlans: 0, requests: 0, notices: 0 })
      }),

    merge: (merge, signal) =>
      askPlatform('merge', signal, () => {
        const pair = pairOf(merge)
        if (!pair.ok) return pair
        const { from, target } = pair.value
        for (const { personId, member } of [...from.parked, ...membersOf(from.id)]) {
          const held = membersOf(target.id).find((it) => it.personId === personId)?.member
          replace(personId, from.id, {
            id: target.id,
            name: target.name,
            review: member.review || held?.review === true,
            administer: member.administer || held?.administer === true,
          })
        }
        put(target, { formerNames: [from.name, ...target.formerNames, ...from.formerNames] })
        schools().splice(schools().indexOf(from), 1)
        return success(true)
      }),
  }
}
