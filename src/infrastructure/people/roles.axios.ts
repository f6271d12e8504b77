import type * as z from 'zod/mini'
import type { RolesPort } from '#application/people/roles.port.ts'
import { getManagedRoles, type managedRole, removeRole, saveRole } from '#contract/roles.ts'
import { success } from '#domain/kernel/result.ts'
import type { ManagedRole } from '#domain/people/role.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf } from '../http/wire-values.ts'
import { roleOf } from './role.mapper.ts'

const managedOf = (it: z.output<typeof managedRole>): ManagedRole => ({
  ...roleOf(it),
  rowVersion: amountOf(it.RowVersion),
  holders: amountOf(it.HolderCount),
  fixed: flagOf(it.IsFixed),
})

/** Wire: getmanagedroles, saverole, removerole. */
export const axiosRoles = (http: Http): RolesPort => ({
  roles: async (signal) => {
    const read = await http.call(getManagedRoles, {}, signal)
    return read.ok ? success(read.value.map(managedOf)) : read
  },

  save: async ({ id, rowVersion, name, staysHome, schoolLibrary, paperComposition, menus }, signal) => {
    const body = {
      Id: id,
      RowVersion: rowVersion,
      Name: name,
      LjzkIsShow: staysHome,
      IsResoure: schoolLibrary,
      ZjIsShow: paperComposition,
      Menus: menus.map((menu) => ({
        Name: menu.name,
        Items: menu.items.map((item) => ({ Name: item.name, Parameter: item.parameter })),
      })),
    }
    const done = await http.call(saveRole, { body }, signal)
    return done.ok ? success(true) : done
  },

  remove: async ({ id, rowVersion, holders, into }, signal) => {
    const body = { Id: id, RowVersion: rowVersion, HolderCount: holders, IntoId: into }
    const done = await http.call(removeRole, { body }, signal)
    return done.ok ? success(true) : done
  },
})
