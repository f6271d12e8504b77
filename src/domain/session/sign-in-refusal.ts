import type { Failure } from '../kernel/failure.ts'

/**
 * Why a sign-in led nowhere. R-session-3: `refused` shows the server's message, `requestError` 请求错误;
 * `expired` is R-session-4, with the server's message, '' for none; `noRole` is R-session-14: the account has no list of role menus.
 */
export type SignInRefusal =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'requestError' }
  | { readonly kind: 'expired'; readonly message: string }
  | { readonly kind: 'noRole' }

export const refusalOf = (failure: Failure): SignInRefusal => {
  switch (failure.kind) {
    case 'rejected':
    case 'forbidden':
      return failure.message === '' ? { kind: 'requestError' } : { kind: 'refused', message: failure.message }
    case 'expired':
      return { kind: 'expired', message: failure.message ?? '' }
    case 'unreachable':
    case 'timedOut':
    case 'unreadable':
      return { kind: 'requestError' }
  }
}
