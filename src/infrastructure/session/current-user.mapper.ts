import type { DataOf } from '#contract/call.ts'
import type { PLATFORM_RIGHT } from '#contract/release.ts'
import type { current } from '#contract/session.ts'
import type { CurrentUser, RoleMenu } from '#domain/session/current-user.ts'
import { amountOf, flagOf, idOf, textOf } from '../http/wire-values.ts'

type WireUser = DataOf<typeof current>
/** The value alone: the first visit does not carry the calls beside it. */
const ADMINISTRATOR: (typeof PLATFORM_RIGHT)['administrator'] = 2

type WireMenu = NonNullable<WireUser['RoleIsShowMenus']>[number]

const roleMenuOf = (menu: WireMenu): RoleMenu => ({
  id: idOf(menu.Id),
  name: textOf(menu.Name),
  items: (menu.Children ?? []).map(({ Id, MenuName, Parameter }) => ({
    id: idOf(Id),
    name: textOf(MenuName),
    parameter: textOf(Parameter),
  })),
})

/** The user of the wire in our words. A missing right is no right; missing role menus stay told from empty ones (R-session-14). */
export const currentUserOf = (wire: WireUser): CurrentUser => ({
  id: idOf(wire.Id),
  name: textOf(wire.Name),
  account: textOf(wire.Mobile),
  title: textOf(wire.Title),
  avatarUrl: textOf(wire.AvatarUrl),
  organisations: (wire.UserOrgList ?? [])
    .map(({ Id, Name }) => ({ id: idOf(Id), name: textOf(Name) }))
    .filter(({ id }) => id > 0),
  roleMenus: wire.RoleIsShowMenus?.map(roleMenuOf) ?? 'absent',
  rights: {
    staysHome: flagOf(wire.RoleAnys?.LjzkIsShow),
    schoolLibrary: flagOf(wire.RoleAnys?.IsResoure),
    paperComposition: flagOf(wire.RoleAnys?.ZjIsShow),
    review: flagOf(wire.IsCanVerify),
    ...(amountOf(wire.PlatformRight) > 0 ? { platformReview: true } : {}),
    ...(flagOf(wire.CanManage) ? { manage: true } : {}),
    ...(amountOf(wire.PlatformRight) === ADMINISTRATOR ? { manageAll: true } : {}),
  },
  ...(flagOf(wire.MustChangePassword) ? { mustChangePassword: true } : {}),
  ...(flagOf(wire.MustProve) ? { mustProve: true } : {}),
  ...(flagOf(wire.MustEnrol) ? { mustEnrol: true } : {}),
})
