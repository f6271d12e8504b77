/** Whether a failure gets a toast of its own; an expiry is told once, by the session. R-session-4. */
export const isWorthTelling = ({ kind }: { readonly kind: string }): boolean => kind !== 'expired'
