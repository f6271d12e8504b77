import type * as z from 'zod/mini'
import type { Sent, SentBy } from '#contract/call.ts'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { current, roleMenu } from '#contract/session.ts'
import { childrenOf, type SchoolEntry } from './school-entries.ts'
import type { SessionRepository } from './session.repository.ts'

type Found<K extends keyof SessionRepository> = NonNullable<Awaited<ReturnType<SessionRepository[K]>>>
type Menu = Sent<z.output<typeof roleMenu>>

/** RoleIsShowMenus stays away for a user without a role (R-session-14). */
type Rare = 'RoleIsShowMenus' | 'CanManage' | 'MustChangePassword' | 'MustProve' | 'MustEnrol'
export type UserDto = Omit<SentBy<typeof current>, Rare> & {
  RoleIsShowMenus?: Menu[]
  /** Only sent when true, so that the answer stays unchanged for everybody else. */
  CanManage?: true
  MustChangePassword?: true
  MustEnrol?: true
}

/** All that is sent before the code of the second factor is given: somebody who knows the password may not be the user. */
export interface UnprovenDto {
  readonly Id: number
  readonly MustProve: true
}

const menusOf = (rows: Found<'findMenuRows'>): Menu[] => {
  const menus = new Map<number, Menu>()
  for (const { menu, item } of rows) {
    const entry: Menu = menus.get(menu.id) ?? { Id: menu.id, Name: menu.name, Children: [] }
    if (item) {
      entry.Children.push({
        Id: item.id,
        MenuName: item.name,
        Parameter: item.parameter,
        Icon: item.icon,
        Sort: item.sort,
      })
    }
    menus.set(menu.id, entry)
  }
  return [...menus.values()]
}

/** The first menu is that of the cloud school (R-navigation-8). */
const withSchools = (menus: Menu[], schoolIds: readonly number[], entries: readonly SchoolEntry[]): Menu[] =>
  menus.map((menu, at) =>
    at === 0 ? { ...menu, Children: childrenOf(menu.Children, schoolIds, entries) } : menu,
  )

/** The user as the wire shows it; `menuRows` is null for a user without a role, `entries` are those of the user's schools. */
export const userDto = (
  user: Found<'findUser'>,
  organisations: Found<'findOrganisations'>,
  menuRows: Found<'findMenuRows'> | null,
  entries: readonly SchoolEntry[],
): UserDto => ({
  Id: user.id,
  Mobile: user.mobile ?? '',
  Name: user.name,
  Title: user.title,
  AvatarUrl: user.avatarUrl,
  UserOrgList: organisations.map(({ id, name }) => ({ Id: id, Name: name })),
  ...(menuRows && {
    RoleIsShowMenus: withSchools(
      menusOf(menuRows),
      organisations.map(({ id }) => id),
      entries,
    ),
  }),
  RoleAnys: {
    LjzkIsShow: user.staysHome ?? false,
    IsResoure: user.schoolLibrary ?? false,
    ZjIsShow: user.paperComposition ?? false,
  },
  // A hint for the menu only: every school call checks the right for its own school.
  IsCanVerify: organisations.some(({ canVerify }) => canVerify),
  PlatformRight: user.platformRight,
  ...(user.platformRight === PLATFORM_RIGHT.administrator ||
  organisations.some(({ canAdminister }) => canAdminister)
    ? { CanManage: true }
    : {}),
  ...(user.mustChangePassword ? { MustChangePassword: true } : {}),
})
