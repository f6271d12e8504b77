import { isServerId } from './account-id.ts'
import type { Organisation } from './organisation.ts'

/** One child of a role menu: an entry of the cloud school; `parameter` is the query of its address (R-navigation-3). */
export interface RoleMenuItem {
  readonly id: number
  readonly name: string
  readonly parameter: string
}

export interface RoleMenu {
  readonly id: number
  readonly name: string
  readonly items: readonly RoleMenuItem[]
}

/** The role flags (R-navigation-8, R-navigation-9) in our words. */
export interface UserRights {
  /** LjzkIsShow: stays on the home page after sign-in instead of going to the cloud school. */
  readonly staysHome: boolean
  /** IsResoure: sees the school resource library. */
  readonly schoolLibrary: boolean
  /** ZjIsShow: sees paper composition. */
  readonly paperComposition: boolean
  /** IsCanVerify: sees review materials; the server checks the right itself. */
  readonly review: boolean
  /** PlatformRight: decides on what shall be open to all schools; absent where the backend knows no such right. */
  readonly platformReview?: boolean | undefined
  /** CanManage: administers people, of a school or of all (R-people-1); absent for everybody else. */
  readonly manage?: boolean | undefined
  /** PlatformRight of an administrator: those of all schools, and what all schools share; absent for everybody else. */
  readonly manageAll?: boolean | undefined
}

/** Administers all schools, as far as a page knows: the server knows it. Who decides for all of them may administer one of them alone. */
export const mayManageAll = (rights: UserRights | undefined): boolean => rights?.manageAll === true

export interface CurrentUser {
  readonly id: number
  readonly name: string
  readonly account: string
  /** 一级教师, 高级教师 …; '' for none. */
  readonly title: string
  readonly avatarUrl: string
  readonly organisations: readonly Organisation[]
  /** `absent`: the account has no role at all, stored login data is cleared. Empty: there is no menu (R-session-14). */
  readonly roleMenus: readonly RoleMenu[] | 'absent'
  readonly rights: UserRights
  /** Signed in with a password that somebody else gave, and has to choose another (R-people-5). */
  readonly mustChangePassword?: boolean | undefined
  /** The code of the second factor was not given yet: nothing but the id is known (R-session-22). */
  readonly mustProve?: boolean | undefined
  /** Administers and has to set up a second factor (R-session-24). */
  readonly mustEnrol?: boolean | undefined
}

/**
 * Whether two answers are about one person: by id, or by account when only one of them had a readable id (R-session-13). An answer
 * without either counts as the present user, so that it ends no session.
 */
export const isSamePerson = (one: CurrentUser, other: CurrentUser): boolean => {
  if (one.id > 0 && other.id > 0 && isServerId(one.id) === isServerId(other.id)) return one.id === other.id
  return one.account === '' || other.account === '' || one.account === other.account
}
