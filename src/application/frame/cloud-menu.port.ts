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

/** The menus of the cloud school, for administrators of the school and of the platform; forbidden for everybody else. R-cloud-1. */
export interface CloudMenuPort {
  /** Of a school; 0 for the first that the user administers. */
  menus(organisationId: number, signal: AbortSignal): Promise<Result<CloudMenuConsole, Failure>>
  /** A conflict where somebody changed it meanwhile, or another is called so; missing where it is gone, or one of its files. */
  save(form: CloudMenuForm, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Conflict and missing as for `save`. */
  remove(removal: CloudMenuRemoval, signal: AbortSignal): Promise<Result<true, Failure>>
  /** A conflict where they do not stand as they were seen. */
  order(order: CloudMenuOrder, signal: AbortSignal): Promise<Result<true, Failure>>
}

/** What was typed of an entry and is not saved yet, in this browser. R-cloud-1. */
export type CloudMenuDraftStore = DraftStore<CloudMenuDraftPlace, CloudMenuForm>
