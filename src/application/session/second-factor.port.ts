import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { FactorProof, FactorSecret, SecondFactor } from '#domain/session/second-factor.ts'

/** The user's own second factor. R-session-21. Wire: secondfactor and what begins, confirms, proves and ends it. */
export interface SecondFactorPort {
  secondFactor(signal: AbortSignal): Promise<Result<SecondFactor, Failure>>
  /**
   * A secret for an app; nothing changes before it is confirmed. The password may be '' while the sign-in is recent, the code is '' for
   * who has none yet. `invalid`: one of them is asked for, or wrong; `locked`: too many of those; a conflict where it is on and no code came.
   */
  begin(proof: FactorProof, signal: AbortSignal): Promise<Result<FactorSecret, Failure>>
  /**
   * It is on; answers the recovery codes, told this once, to a lost answer that is asked for again too. `invalid`: not a code of that
   * secret, which stays; a conflict where nothing was begun lately; `locked`.
   */
  confirm(code: string, signal: AbortSignal): Promise<Result<readonly string[], Failure>>
  /** Makes the session of a sign-in whole. `invalid`: another code; a conflict for one that was used already; `locked`. */
  prove(code: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /** New recovery codes; all before are void. Failures as for `prove`, and a conflict while it is off. */
  renew(code: string, signal: AbortSignal): Promise<Result<readonly string[], Failure>>
  /** Takes it away. Failures as for `prove`, and a conflict where it is demanded of the user. */
  remove(proof: FactorProof, signal: AbortSignal): Promise<Result<true, Failure>>
}
