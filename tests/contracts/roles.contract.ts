import { expect, it } from 'vitest'
import { NEW_ROLE, type RoleForm } from '#domain/people/role.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const PLATFORM_ADMINISTRATOR = '13900000009'
const CLERK: RoleForm = {
  ...NEW_ROLE,
  name: '教务员',
  paperComposition: true,
  menus: [
    {
      name: '教务',
      items: [
        { name: '首页', parameter: 'code=yxsy' },
        { name: '校本', parameter: 'code=xbzy&orgId=1' },
      ],
    },
  ],
}

/** `RolesPort`. R-people-9. */
export const rolesContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: roles`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      return backend.ports
    }
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })

    it('are added, changed, given to people and removed, with another for who holds them', async () => {
      const { roles, people, session } = await entered(PLATFORM_ADMINISTRATOR)
      const all = () => valueOf(roles.roles(noAbort()))
      const named = async (name: string) => {
        const found = (await all()).find((role) => role.name === name)
        if (found === undefined) throw new Error(`there is no role ${name}`)
        return found
      }
      const before = await all()
      expect(before.find(({ name }) => name === '教师')).toMatchObject({ fixed: true })
      expect(await valueOf(roles.save(CLERK, noAbort()))).toBe(true)
      const made = await named('教务员')
      expect(made).toMatchObject({ ...CLERK, id: made.id, rowVersion: 1, holders: 0, fixed: false })
      expect(await roles.save(CLERK, noAbort())).toMatchObject(rejectedAs('conflict'))
      const { id } = await valueOf(session.currentUser(noAbort()))
      const self = await valueOf(people.person(id, noAbort()))
      const { rowVersion } = self
      const form = { ...self, roleId: made.id }
      expect(await valueOf(people.save({ id, rowVersion, form }, noAbort()))).toBe(true)
      const { rights, roleMenus } = await valueOf(session.currentUser(noAbort()))
      expect(rights.paperComposition).toBe(true)
      expect(roleMenus).toMatchObject(CLERK.menus)
      const changed = { ...made, paperComposition: false, menus: [] }
      expect(await valueOf(roles.save(changed, noAbort()))).toBe(true)
      expect(await roles.save(changed, noAbort())).toMatchObject(rejectedAs('conflict'))
      const now = await valueOf(session.currentUser(noAbort()))
      expect([now.rights.paperComposition, now.roleMenus]).toEqual([false, []])
      const held = await named('教务员')
      expect(held).toMatchObject({ holders: 1, rowVersion: 2 })
      const removal = { id: held.id, rowVersion: 2, holders: 1, into: 0 }
      const into = self.roleId
      expect(await roles.remove(removal, noAbort())).toMatchObject(rejectedAs('invalid'))
      expect(await roles.remove({ ...removal, into: held.id }, noAbort())).toMatchObject(
        rejectedAs('invalid'),
      )
      expect(await roles.remove({ ...removal, into, holders: 0 }, noAbort())).toMatchObject(
        rejectedAs('conflict'),
      )
      expect(await valueOf(roles.remove({ ...removal, into }, noAbort()))).toBe(true)
      expect(await roles.remove({ ...removal, into }, noAbort())).toMatchObject(rejectedAs('missing'))
      expect(await all()).toEqual(before)
      expect((await valueOf(people.person(id, noAbort()))).roleId).toBe(into)
    })

    it('that rosters name keep their names and stay', async () => {
      const { roles } = await entered(PLATFORM_ADMINISTRATOR)
      const [teacher, other] = await valueOf(roles.roles(noAbort()))
      if (teacher === undefined || other === undefined) throw new Error('the demonstration has more roles')
      expect(await roles.save({ ...teacher, name: '老师' }, noAbort())).toMatchObject(rejectedAs('invalid'))
      const { id, rowVersion, holders } = teacher
      expect(await roles.remove({ id, rowVersion, holders, into: other.id }, noAbort())).toMatchObject(
        rejectedAs('invalid'),
      )
    })

    it('need a code for each entry of a menu, and each code once', async () => {
      const { roles } = await entered(PLATFORM_ADMINISTRATOR)
      for (const parameters of [['orgId=1'], ['code=a', 'code=a']]) {
        const items = parameters.map((parameter) => ({ name: '一项', parameter }))
        const wrong = { ...CLERK, menus: [{ name: '教务', items }] }
        expect(await roles.save(wrong, noAbort())).toMatchObject(rejectedAs('invalid'))
      }
    })

    it.each(['13900000001', '13900000008'])('are not for %s', async (account) => {
      const { roles } = await entered(account)
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await roles.roles(noAbort())).toMatchObject(forbidden)
      expect(await roles.save(CLERK, noAbort())).toMatchObject(forbidden)
      expect(await roles.remove({ id: 1, rowVersion: 1, holders: 0, into: 2 }, noAbort())).toMatchObject(
        forbidden,
      )
    })
  })
