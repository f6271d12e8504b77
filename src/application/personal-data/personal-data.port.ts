import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { KeptAccount } from '#domain/personal-data/account-keeping.machine.ts'
import type { ErasureWish, PersonalData } from '#domain/personal-data/personal-data.ts'

type Answer<T> = Promise<Result<T, Failure>>

/**
 * The data held of a person, for that person and for the administrators of the account. `userId` 0: the
 * user's own.
 */
export interface PersonalDataPort {
  /** `missing` for a person whom the user may not see, or whose data were erased. */
  read(userId: number, signal: AbortSignal): Answer<PersonalData>
  /** Starts the job that makes the data file; no effect while it is running. */
  export(userId: number, signal: AbortSignal): Answer<true>
  /** An address of the data file, valid for some hours; `missing` if there is no file. */
  address(userId: number, signal: AbortSignal): Answer<string>
  /**
   * Schedules the erasure of an account; answers its time. `invalid` for a wrong password, `conflict` for the
   * last administrator.
   */
  erase(wish: ErasureWish, signal: AbortSignal): Answer<string>
  /** Cancels an erasure as administrator; `conflict` if it is too late. */
  keep(userId: number, signal: AbortSignal): Answer<true>
  /**
   * Cancels the erasure of one's own account without a session; `device`: as for a sign-in. `conflict` if a
   * code is required and missing.
   */
  keepOwn(account: KeptAccount, device: string, signal: AbortSignal): Answer<true>
}
