import type { Queries } from '#server/db/database.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { category } from '#server/db/schema/category.ts'
import { curriculumNode } from '#server/db/schema/curriculum-node.ts'
import { role, roleMenu, roleMenuItem } from '#server/db/schema/role.ts'
import { tag, tagGroup } from '#server/db/schema/tag.ts'
import { CATEGORIES } from './catalogue.ts'
import type { Curriculum } from './curriculum.ts'
import { ROLES } from './people.ts'
import { countOnFrom, Rows } from './rows.ts'
import { tagGroups, tags } from './tags.ts'

export type RoleKey = (typeof ROLES)[number]['key']

export const roleIds = Object.fromEntries(ROLES.map(({ key }, index) => [key, index + 1])) as Record<
  RoleKey,
  number
>

/** `organisationId`: the school that the menus of the cloud school lead to; null for whichever the user has chosen. */
const buildMenus = (organisationId: number | null) => {
  const menus = new Rows<{ roleId: number; name: string; sort: number }>()
  const items = new Rows<{ menuId: number; name: string; parameter: string; icon: string; sort: number }>()
  for (const { key, menus: ownMenus } of ROLES) {
    for (const [place, { name, items: ownItems }] of ownMenus.entries()) {
      const menu = menus.add({ roleId: roleIds[key], name, sort: place + 1 })
      for (const [index, item] of ownItems.entries()) {
        const parameter = organisationId === null ? '' : `&orgId=${organisationId}`
        items.add({
          menuId: menu.id,
          name: item.name,
          parameter: `code=${item.code}${parameter}`,
          icon: item.icon,
          sort: index + 1,
        })
      }
    }
  }
  return { menus: menus.all, items: items.all }
}

/**
 * What no installation can do without, with or without the demonstration: the categories, the curriculum, the tags and the
 * roles with their menus.
 */
export const insertBase = async (
  tx: Queries,
  curriculum: Curriculum,
  organisationId: number | null,
): Promise<void> => {
  const { menus, items } = buildMenus(organisationId)
  await insertRows(
    tx,
    role,
    ROLES.map(({ key, name, staysHome, schoolLibrary, paperComposition }) => ({
      id: roleIds[key],
      name,
      staysHome,
      schoolLibrary,
      paperComposition,
    })),
  )
  await insertRows(tx, roleMenu, menus)
  await insertRows(tx, roleMenuItem, items)
  await insertRows(tx, category, [...CATEGORIES])
  await insertRows(tx, curriculumNode, curriculum.nodes.all)
  await insertRows(tx, tagGroup, tagGroups)
  await insertRows(tx, tag, tags)
  for (const table of [role, roleMenu, roleMenuItem, category, curriculumNode, tagGroup, tag])
    await countOnFrom(tx, table)
}
