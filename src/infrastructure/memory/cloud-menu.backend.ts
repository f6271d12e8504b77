import type { ManagedCloudMenu } from '#domain/frame/cloud-menu.ts'
import type { CurrentUser, RoleMenuItem } from '#domain/session/current-user.ts'
import type { MemoryBackend } from './backend.ts'

/** An entry of a school's own menu. */
export interface MemoryCloudMenu extends Omit<ManagedCloudMenu, 'parameter'> {
  readonly organisationId: number
}

const DATA = new WeakMap<MemoryBackend, MemoryCloudMenu[]>()

/** The entries of all schools in memory, each school's in their order. */
export const cloudMenusOf = (backend: MemoryBackend): MemoryCloudMenu[] => {
  const menus = DATA.get(backend) ?? []
  DATA.set(backend, menus)
  return menus
}

export const codeOfMenu = (id: number): string => `school-${id}`

export const parameterOfMenu = ({ id, organisationId }: MemoryCloudMenu): string =>
  `code=${codeOfMenu(id)}&orgId=${organisationId}`

/** The user with the entries of the cloud school as they are by now: a school's own take the place of those of the role (R-cloud-2). */
export const withCloudMenus = (backend: MemoryBackend, user: CurrentUser): CurrentUser => {
  const menus = cloudMenusOf(backend)
  const ownOf = (schoolId: number): readonly RoleMenuItem[] =>
    menus
      .filter(({ organisationId }) => organisationId === schoolId)
      .map((menu) => ({ id: menu.id, name: menu.name, parameter: parameterOfMenu(menu) }))
  const schools = user.organisations.map(({ id }) => id)
  if (user.roleMenus === 'absent' || schools.length === 0 || menus.length === 0) return user
  const schoolWithoutMenu = schools.find((id) => ownOf(id).length === 0)
  return {
    ...user,
    roleMenus: user.roleMenus.map((menu, at) =>
      at === 0
        ? {
            ...menu,
            items: schools.toReversed().flatMap((id) => (id === schoolWithoutMenu ? menu.items : ownOf(id))),
          }
        : menu,
    ),
  }
}
