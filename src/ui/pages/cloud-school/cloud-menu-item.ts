import type { RoleMenuItem } from '#domain/session/current-user.ts'

/** The menu item whose Parameter the address carries, whatever the order of its parts; the first for any other address. */
export const activeMenuItem = (
  menu: readonly RoleMenuItem[],
  query: URLSearchParams,
): RoleMenuItem | undefined => menu.find(({ parameter }) => isCarried(parameter, query)) ?? menu[0]

const isCarried = (parameter: string, query: URLSearchParams): boolean => {
  const wanted = [...new URLSearchParams(parameter.replace(/^\?+/, ''))]
  return wanted.length > 0 && wanted.every(([name, value]) => query.getAll(name).includes(value))
}
