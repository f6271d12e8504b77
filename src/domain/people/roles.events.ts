import type { Failure } from '../kernel/failure.ts'
import type { ManagedRole, RoleForm, RoleRemoval } from './role.ts'

export type RoleDeed = 'saved' | 'removed'

export interface RolesContext {
  readonly items: readonly ManagedRole[]
  /** What is being typed; null while none is open. */
  readonly form: RoleForm | null
  /** As it was sent the last time; null for never. */
  readonly sent: RoleForm | null
  /** Saving was tried with something wrong, and since then nothing was sent. */
  readonly tried: boolean
  /** Which role is asked about to be removed; null for none. */
  readonly leaving: RoleRemoval | null
  readonly failure: Failure | null
  readonly done: RoleDeed | null
}

export type RolesEvent =
  | { type: 'roles.reread' }
  | { type: 'roles.begin' }
  | { type: 'roles.open'; id: number }
  | { type: 'roles.change'; fields: Partial<RoleForm> }
  | { type: 'roles.save' }
  | { type: 'roles.cancel' }
  | { type: 'roles.weigh'; id: number }
  | { type: 'roles.choose'; into: number }
  | { type: 'roles.remove' }
