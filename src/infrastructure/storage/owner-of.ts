/** Whose it is: work names its user, drafts in their place. */
export const ownerOf = (left: unknown): unknown => {
  const { userId, place } = (left ?? {}) as { readonly userId?: unknown; readonly place?: unknown }
  return userId ?? (place as { readonly userId?: unknown } | null | undefined)?.userId
}
