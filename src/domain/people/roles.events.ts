import type { Failure } from '../kernel/failure.ts'
import type { ManagedRole, RoleForm, RoleRemoval } from './role.ts'

export type RoleDeed = 'saved' | 'removed'

export interface RolesContext {
  readonly items: readonly ManagedRole[]
  /** The open form; null if none is open. */
  readonly form: RoleForm | null
  /** The form as it was last sent; null if never. */
  readonly sent: RoleForm | null
  /** Saving was tried with a faulty form, so that faults are shown. */
  readonly tried: boolean
  /** The role whose removal is to be confirmed; null for none. */
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
