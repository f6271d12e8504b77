import type { CurrentUser } from './current-user.ts'
import { menuOf } from './role-menu.ts'

/** Where a sign-in leads a user who does not stay on the home page. */
export interface CloudSchoolLanding {
  readonly address: string
  /** The logo takes the menu's name (R-navigation-3). */
  readonly logoName: string
}

/** The address of a menu item of the cloud school; its Parameter is the query (R-navigation-3). */
export const cloudSchoolAddress = (parameter: string): string => {
  const query = parameter.replace(/^\?+/, '').replaceAll('#', '%23')
  return query === '' ? '/cloud-school' : `/cloud-school?${query}`
}

/**
 * R-navigation-3: without LjzkIsShow every child of the first role menu leads to the cloud school; the last child wins, in one
 * navigation. Null: the user stays.
 */
export const cloudSchoolLandingOf = (user: CurrentUser): CloudSchoolLanding | null => {
  const last = user.rights.staysHome ? undefined : menuOf(user)?.at(-1)
  return last === undefined ? null : { address: cloudSchoolAddress(last.parameter), logoName: last.name }
}
