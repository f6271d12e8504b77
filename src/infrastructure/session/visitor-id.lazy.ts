import type { VisitorIdPort } from '#application/session/visitor-id.port.ts'

/**
 * An id whose making is fetched when it is first wanted, after all that is seen. A browser that cannot have one sends none ('')
 * this time.
 */
export const lazyVisitorId = (load: () => Promise<VisitorIdPort>): VisitorIdPort => {
  let loading: Promise<VisitorIdPort> | null = null
  return {
    visitorId: async () => {
      try {
        loading ??= load()
        return await (await loading).visitorId()
      } catch {
        loading = null
        return ''
      }
    },
  }
}
