import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ManagedRole, RoleForm, RoleRemoval } from '#domain/people/role.ts'

/** Roles, for the platform's administrators; forbidden for everybody else. R-people-9. */
export interface RolesPort {
  /** All. */
  roles(signal: AbortSignal): Promise<Result<readonly ManagedRole[], Failure>>
  /** A conflict where somebody changed it meanwhile or another has its name; missing where it is gone. */
  save(role: RoleForm, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Conflict and missing as for `save`, a conflict too where others hold it by now; invalid without a role that its holders need. */
  remove(role: RoleRemoval, signal: AbortSignal): Promise<Result<true, Failure>>
}
