import type { Toast } from './notification.machine.ts'

/** Toasts that a sign-in makes obsolete: those about an ended session or a refused sign-in. */
export const settledBySignIn = (toasts: readonly Toast[]): readonly number[] =>
  toasts.filter(({ tone }) => tone === 'warning' || tone === 'error').map(({ id }) => id)
