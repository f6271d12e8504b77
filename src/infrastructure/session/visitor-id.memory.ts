import type { VisitorIdPort } from '#application/session/visitor-id.port.ts'

export const memoryVisitorId = (id = 'memory-visitor'): VisitorIdPort => ({ visitorId: async () => id })
