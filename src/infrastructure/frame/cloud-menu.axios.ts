import type * as z from 'zod/mini'
import type { CloudMenuPort } from '#application/frame/cloud-menu.port.ts'
import {
  getCloudMenus,
  type managedCloudMenu,
  orderCloudMenus,
  removeCloudMenu,
  saveCloudMenu,
} from '#contract/cloud-menu.ts'
import type { ManagedCloudMenu } from '#domain/frame/cloud-menu.ts'
import { success } from '#domain/kernel/result.ts'
import { CLOUD_PARTS } from '#domain/school-file/cloud-school.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf } from '../http/wire-values.ts'

const menuOf =
  (fileAddress: Http['fileAddress']) =>
  (it: z.output<typeof managedCloudMenu>): ManagedCloudMenu => ({
    id: it.Id,
    rowVersion: amountOf(it.RowVersion),
    name: textOf(it.Name),
    parameter: textOf(it.Parameter),
    parts: CLOUD_PARTS.filter((part) => it.Parts.includes(part)),
    kinds: it.Kinds,
    files: it.Files.map(fileItemOf(fileAddress)),
  })

/** Wire: getcloudmenus, savecloudmenu, removecloudmenu, ordercloudmenus. */
export const axiosCloudMenus = (http: Http): CloudMenuPort => ({
  menus: async (organisationId, signal) => {
    const read = await http.call(getCloudMenus, { query: { OrgId: organisationId } }, signal)
    if (!read.ok) return read
    const { OrgId, Schools, Kinds, Menus } = read.value
    return success({
      organisationId: OrgId,
      schools: Schools.map(({ Id, Name }) => ({ id: Id, name: textOf(Name) })),
      kinds: Kinds,
      menus: Menus.map(menuOf(http.fileAddress)),
    })
  },

  save: async ({ organisationId, id, rowVersion, name, parts, kinds, files }, signal) => {
    const body = {
      OrgId: organisationId,
      Id: id,
      RowVersion: rowVersion,
      Name: name,
      Parts: [...parts],
      Kinds: [...kinds],
      Files: files.map((file) => ({ Id: file.id, OwnFileId: file.ownFileId, Name: file.name })),
    }
    const done = await http.call(saveCloudMenu, { body }, signal)
    return done.ok ? success(true) : done
  },

  remove: async ({ organisationId, id, rowVersion, into }, signal) => {
    const body = { OrgId: organisationId, Id: id, RowVersion: rowVersion, IntoId: into }
    const done = await http.call(removeCloudMenu, { body }, signal)
    return done.ok ? success(true) : done
  },

  order: async ({ organisationId, ids, seen }, signal) => {
    const body = { OrgId: organisationId, Ids: [...ids], Seen: [...seen] }
    const done = await http.call(orderCloudMenus, { body }, signal)
    return done.ok ? success(true) : done
  },
})
