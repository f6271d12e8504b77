import type { CurrentUser, RoleMenuItem } from './current-user.ts'

/** R-session-14: without a list of role menus an account cannot work here and its stored login data is cleared. */
export const hasRole = (user: CurrentUser): boolean => user.roleMenus !== 'absent'

/** R-navigation-8: the menu set comes from the first role menu; an empty list means no menu. */
export const menuOf = (user: CurrentUser): readonly RoleMenuItem[] | null =>
  user.roleMenus === 'absent' ? null : (user.roleMenus[0]?.items ?? null)

export interface RoleLinks {
  readonly schoolLibrary: boolean
  readonly myCourses: boolean
  readonly paperComposition: boolean
}

const NO_LINKS: RoleLinks = { schoolLibrary: false, myCourses: false, paperComposition: false }

/** R-navigation-8: which links of the top bar a user sees; a visitor sees none. */
export const roleLinksOf = (user: CurrentUser | null): RoleLinks =>
  user === null
    ? NO_LINKS
    : {
        schoolLibrary: user.rights.schoolLibrary,
        myCourses: menuOf(user) !== null,
        paperComposition: user.rights.paperComposition,
      }
