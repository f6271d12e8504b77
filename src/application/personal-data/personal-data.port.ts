import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { KeptAccount } from '#domain/personal-data/account-keeping.machine.ts'
import type { ErasureWish, PersonalData } from '#domain/personal-data/personal-data.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** What is kept of a person, by her or by who administers the account. `userId` 0 for one's own. */
export interface PersonalDataPort {
  /** Missing for who is not seen, and for whom nothing is left. */
  read(userId: number, signal: AbortSignal): Answer<PersonalData>
  /** Has the file made; while it is made, asking again changes nothing. */
  export(userId: number, signal: AbortSignal): Answer<true>
  /** Where the file is fetched, for hours; missing where there is none. */
  address(userId: number, signal: AbortSignal): Answer<string>
  /** Gives an account up; answers from when on it is erased. Invalid for another password, a conflict for the last administrator. */
  erase(wish: ErasureWish, signal: AbortSignal): Answer<string>
  /** An administrator takes that back; a conflict where it is too late. */
  keep(userId: number, signal: AbortSignal): Answer<true>
  /** Whoever gave the own account up takes that back without a session; `device` as for a sign-in. A conflict where a code is wanted and was not given. */
  keepOwn(account: KeptAccount, device: string, signal: AbortSignal): Answer<true>
}
