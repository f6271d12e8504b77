/** An answer that may be a foreseen failure: failures are values here, exceptions are bugs. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F }

export const success = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const failed = <F>(failure: F): Result<never, F> => ({ ok: false, failure })
