import type { administratorRepository } from './administrator.repository.ts'

type MenuRow = Awaited<ReturnType<ReturnType<typeof administratorRepository>['findMenuRows']>>[number]

/** The menus of one role with their entries, as the wire shows them. */
export const menusOf = (rows: readonly MenuRow[]) =>
  [...new Map(rows.map(({ menuId, menuName }) => [menuId, menuName]))].map(([id, Name]) => ({
    Name,
    Items: rows.flatMap(({ menuId, item }) =>
      menuId === id && item !== null ? [{ Name: item.name, Parameter: item.parameter }] : [],
    ),
  }))
