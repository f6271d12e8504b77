import type {
  CloudMenuConsole,
  CloudMenuDraftPlace,
  CloudMenuForm,
  CloudMenuOrder,
  CloudMenuRemoval,
} from '#domain/frame/cloud-menu.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/**
 * The menus of the cloud school, for administrators of the school and of the platform; `forbidden` for
 * everybody else. R-cloud-1.
 */
export interface CloudMenuPort {
  /** The menu entries of a school; id 0 means the first school that the user administers. */
  menus(organisationId: number, signal: AbortSignal): Promise<Result<CloudMenuConsole, Failure>>
  /**
   * Fails with `conflict` if the entry changed since it was read or its name is taken, `missing` if the entry
   * or one of its files is gone.
   */
  save(form: CloudMenuForm, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Fails as `save`. */
  remove(removal: CloudMenuRemoval, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Reorders the entries; `conflict` if they changed since they were read. */
  order(order: CloudMenuOrder, signal: AbortSignal): Promise<Result<true, Failure>>
}

/** Menu entries as typed in this browser and not saved on the server yet. R-cloud-1. */
export type CloudMenuDraftStore = DraftStore<CloudMenuDraftPlace, CloudMenuForm>
