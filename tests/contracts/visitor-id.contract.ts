import { describe, expect, it } from 'vitest'
import type { VisitorIdPort } from '#application/session/visitor-id.port.ts'

/** `VisitorIdPort`. R-session-12; the wire takes at most 128 characters. */
export const visitorIdContract = (name: string, make: () => VisitorIdPort): void => {
  describe(`${name}: visitor id`, () => {
    it('is one id, however often and however fast it is asked for', async () => {
      const port = make()
      const asked = await Promise.all([port.visitorId(), port.visitorId()])
      const ids = new Set([...asked, await port.visitorId()])
      expect([...ids]).toEqual([expect.stringMatching(/^[\w-]{8,128}$/)])
    })
  })
}
