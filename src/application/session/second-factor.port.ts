import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { FactorProof, FactorSecret, SecondFactor } from '#domain/session/second-factor.ts'

/**
 * The user's own second factor. R-session-21. Wire: secondfactor, and the calls to begin, confirm, prove and
 * end it.
 */
export interface SecondFactorPort {
  secondFactor(signal: AbortSignal): Promise<Result<SecondFactor, Failure>>
  /**
   * Answers a secret for an authenticator app; nothing changes before `confirm`. The password may be ''
   * shortly after a sign-in, the code is '' if there is no factor yet. `invalid`: one of them is required or
   * wrong; `locked`: too many wrong ones; `conflict`: the factor is on and the code is ''.
   */
  begin(proof: FactorProof, signal: AbortSignal): Promise<Result<FactorSecret, Failure>>
  /**
   * Turns the factor on and answers the recovery codes, which are not shown again; idempotent after a lost
   * answer. `invalid`: a wrong code, after which the secret stays valid; `conflict`: no recent `begin`;
   * `locked`.
   */
  confirm(code: string, signal: AbortSignal): Promise<Result<readonly string[], Failure>>
  /**
   * Completes a held session. `invalid`: a wrong code; `conflict`: a code that was used already; `locked`.
   */
  prove(code: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * Answers new recovery codes; all earlier ones become void. Fails as `prove`, and with `conflict` if the
   * factor is off.
   */
  renew(code: string, signal: AbortSignal): Promise<Result<readonly string[], Failure>>
  /** Turns the factor off. Fails as `prove`, and with `conflict` if the user is required to have one. */
  remove(proof: FactorProof, signal: AbortSignal): Promise<Result<true, Failure>>
}
