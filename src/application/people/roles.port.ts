import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ManagedRole, RoleForm, RoleRemoval } from '#domain/people/role.ts'

/** Roles, for the platform's administrators; forbidden for everybody else. R-people-9. */
export interface RolesPort {
  /** All roles. */
  roles(signal: AbortSignal): Promise<Result<readonly ManagedRole[], Failure>>
  /**
   * Fails with `conflict` if the role changed since it was read or its name is taken, `missing` if it is
   * gone.
   */
  save(role: RoleForm, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * Fails as `save`; also with `conflict` if its holders changed, `invalid` if it has holders and no role to
   * replace it is named.
   */
  remove(role: RoleRemoval, signal: AbortSignal): Promise<Result<true, Failure>>
}
