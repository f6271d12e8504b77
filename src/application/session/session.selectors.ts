import type { SnapshotFrom } from 'xstate'
import type { CurrentUser, RoleMenuItem } from '#domain/session/current-user.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { menuOf, type RoleLinks, roleLinksOf } from '#domain/session/role-menu.ts'
import type { sessionMachine } from '#domain/session/session.machine.ts'
import { conditionOf, type SessionCondition } from '#domain/session/session-condition.ts'

type Session = SnapshotFrom<typeof sessionMachine>

export const selectSignedIn = (session: Session): boolean =>
  session.matches('loggedIn') || session.matches('signingOut')

export const selectUser = (session: Session): CurrentUser | null =>
  selectSignedIn(session) ? session.context.user : null

export const selectOrganisation = (session: Session): Organisation => session.context.organisation

const NO_ORGANISATIONS: readonly Organisation[] = []

export const selectOrganisations = (session: Session): readonly Organisation[] =>
  selectUser(session)?.organisations ?? NO_ORGANISATIONS

/** The condition of a held session; null if it is not held. */
export const selectCondition = (session: Session): SessionCondition | null =>
  session.matches('held') ? conditionOf(session.context.user) : null

/** A new object at each call: compare with `sameLinks`. */
export const selectRoleLinks = (session: Session): RoleLinks => roleLinksOf(selectUser(session))

export const sameLinks = (a: RoleLinks, b: RoleLinks): boolean =>
  a.schoolLibrary === b.schoolLibrary &&
  a.myCourses === b.myCourses &&
  a.paperComposition === b.paperComposition

/** The menu of the cloud school; null if the user has none. */
export const selectMenu = (session: Session): readonly RoleMenuItem[] | null => {
  const user = selectUser(session)
  return user === null ? null : menuOf(user)
}

export const selectMayReview = (session: Session): boolean => selectUser(session)?.rights.review ?? false

export const selectSigningOut = (session: Session): boolean => session.matches('signingOut')

/** Whether a bug broke the session; the page says so and offers a restart. */
export const selectBroken = (session: Session): boolean => session.matches('defect')
