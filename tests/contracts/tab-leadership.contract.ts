import { describe, expect, it } from 'vitest'
import type { TabLeadership } from '#application/session/tab-leadership.port.ts'
import { settle } from '#tests/support/deferred.ts'

const asleep = (): never => {
  throw new Error('nobody sleeps here')
}

/** `TabLeadership`; `make` gives tabs of one browser. R-session-8. */
export const tabLeadershipContract = (name: string, make: () => () => TabLeadership): void => {
  describe(`${name}: tab leadership`, () => {
    it('elects one tab, and the next one when it gives up', async () => {
      const tab = make()
      const elected: string[] = []
      const giveUp = tab().lead(() => elected.push('first'), asleep)
      tab().lead(() => elected.push('second'), asleep)
      await settle()
      expect(elected).toEqual(['first'])
      giveUp()
      await settle()
      expect(elected).toEqual(['first', 'second'])
    })

    it('does not elect a tab that no longer asks for it', async () => {
      const tab = make()
      const elected: string[] = []
      const giveUp = tab().lead(() => elected.push('first'), asleep)
      tab().lead(() => elected.push('second'), asleep)()
      tab().lead(() => elected.push('third'), asleep)
      giveUp()
      giveUp()
      await settle()
      expect(elected.filter((tabName) => tabName !== 'first')).toEqual(['third'])
    })

    it('elects nobody before a tab asks for it, and lets it ask again', async () => {
      const tab = make()()
      const elected: string[] = []
      const giveUp = tab.lead(() => elected.push('once'), asleep)
      expect(elected).toEqual([])
      await settle()
      giveUp()
      tab.lead(() => elected.push('again'), asleep)
      await settle()
      expect(elected).toEqual(['once', 'again'])
    })
  })
}
