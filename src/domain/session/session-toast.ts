import type { SignInRefusal } from './sign-in-refusal.ts'

/** What is said when a session does not begin or end as it was asked to; `words` are the server's own. */
export type SessionToast =
  | { readonly kind: 'requestError' }
  | { readonly kind: 'noRole' }
  | { readonly kind: 'serverWords'; readonly words: string }

/** R-session-3, R-session-14; null where the warning of an expiry, which follows, says it all. */
export const toastOfRefusal = (refusal: SignInRefusal): SessionToast | null => {
  switch (refusal.kind) {
    case 'requestError':
    case 'noRole':
      return { kind: refusal.kind }
    case 'refused':
    case 'expired':
      return refusal.message === '' ? null : { kind: 'serverWords', words: refusal.message }
  }
}

/** `message` is '' where the server said nothing. */
export const toastOfSignOutFailure = (message: string): SessionToast =>
  message === '' ? { kind: 'requestError' } : { kind: 'serverWords', words: message }
