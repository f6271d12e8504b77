import type { Toast } from './notification.machine.ts'

/** The toasts that a sign-in settles: why somebody was out, or was not let in, is over. */
export const settledBySignIn = (toasts: readonly Toast[]): readonly number[] =>
  toasts.filter(({ tone }) => tone === 'warning' || tone === 'error').map(({ id }) => id)
