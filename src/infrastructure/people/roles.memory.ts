import type { RolesPort } from '#application/people/roles.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type ManagedRole, type RoleForm, roleFault } from '#domain/people/role.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { type MemoryRole, peopleOf, rolesOf } from '../memory/people.backend.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed({ kind: 'rejected', reason, message } as const)

const FORBIDDEN = failed({ kind: 'forbidden', message: '只有平台管理员可以管理角色' } as const)
const DONE = success(true as const)
const FIXED = rejected('invalid', '导入名册时会用到这个角色，不能改名或删除')
const FIXED_NAMES = ['教师', '教研组长']

/** Roles of the demonstration; who holds one has what was saved with the next call. */
export const memoryRoles = (backend: MemoryBackend, caller: Caller): RolesPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request({
      call: `roles.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const by = peopleOf(backend).find((person) => person.id === id)
        return by?.platformRight === 'administrator' ? answer() : FORBIDDEN
      },
    })
  const managed = (role: MemoryRole): ManagedRole => ({
    ...role,
    holders: peopleOf(backend).filter(({ roleId }) => roleId === role.id).length,
    fixed: FIXED_NAMES.includes(role.name),
  })
  const all = () => rolesOf(backend).map(managed)
  const seen = ({ id, rowVersion }: Pick<RoleForm, 'id' | 'rowVersion'>): Result<ManagedRole, Failure> => {
    const found = all().find((it) => it.id === id)
    if (found === undefined) return rejected('missing', '没有找到这个角色，可能已被删除')
    return found.rowVersion === rowVersion ? success(found) : rejected('conflict', '这个角色刚刚被别人修改过')
  }
  const save = (form: RoleForm): Result<true, Failure> => {
    const roles = rolesOf(backend)
    const found = form.id === 0 ? null : seen(form)
    if (found !== null && !found.ok) return found
    if (found?.value.fixed && found.value.name !== form.name) return FIXED
    const fault = roleFault(form, all())
    if (fault === 'taken') return rejected('conflict', '已经有一个角色叫这个名字')
    if (fault !== null) return rejected('invalid', '角色填写不正确')
    const { name, staysHome, schoolLibrary, paperComposition, menus } = form
    const fields = { name, staysHome, schoolLibrary, paperComposition, menus }
    if (found === null) {
      const id = Math.max(...roles.map((it) => it.id)) + 1
      roles.push({ ...fields, id, rowVersion: 1 })
    } else {
      const at = roles.findIndex((it) => it.id === form.id)
      roles[at] = { ...fields, id: form.id, rowVersion: form.rowVersion + 1 }
    }
    return DONE
  }
  return {
    roles: (signal) => ask('roles', signal, () => success(all())),
    save: (role, signal) => ask('save', signal, () => save(role)),
    remove: ({ into, ...role }, signal) =>
      ask('remove', signal, () => {
        const found = seen(role)
        if (!found.ok) return found
        if (found.value.fixed) return FIXED
        if (into === role.id) return rejected('invalid', '请选择另一个角色')
        if (into !== 0 && !rolesOf(backend).some(({ id }) => id === into))
          return rejected('missing', '没有找到这个角色，可能已被删除')
        if (found.value.holders !== role.holders)
          return rejected('conflict', '持有这个角色的人数刚刚变了，请看过再删除')
        if (role.holders > 0 && into === 0) return rejected('invalid', '请选择持有的人改用哪个角色')
        const people = peopleOf(backend)
        for (const [at, person] of people.entries())
          if (person.roleId === role.id)
            people[at] = { ...person, roleId: into, rowVersion: person.rowVersion + 1 }
        const roles = rolesOf(backend)
        roles.splice(
          roles.findIndex(({ id }) => id === role.id),
          1,
        )
        return DONE
      }),
  }
}
