import { describe, expect, it } from 'vitest'
import type { ConsoleKeptStore } from '#application/live/console-kept.port.ts'
import type { ConsoleKept } from '#domain/live/live-console.ts'

const kept: ConsoleKept = {
  intent: { sectionId: 71, id: 'intent-one', act: { kind: 'push', roundId: 4, seconds: 60 } },
  next: [
    { kind: 'ask', form: 'judgement', seconds: 0 },
    { kind: 'extend', roundId: 4, closeTime: '2026-03-02T09:05:00.000Z' },
    { kind: 'show', roundId: 4, shown: true },
    { kind: 'close', roundId: 4 },
    { kind: 'tell', roundId: 4, key: 'C' },
    { kind: 'end' },
  ],
  seconds: 300,
  chosen: { 4: 30, 5: 0 },
  at: 1_772_442_000_000,
}

/** `ConsoleKeptStore`; `make` opens a browser and answers how its store is opened anew. R-live-10. */
export const consoleKeptContract = (name: string, make: () => () => ConsoleKeptStore): void => {
  describe(`${name}: what did not arrive of a console`, () => {
    it('is there for the same session and teacher, also after a reload, until it is forgotten', () => {
      const open = make()
      const place = { userId: 1, sectionId: 71 }
      open().keep(place, kept)
      expect([
        open().read(place),
        open().read({ ...place, sectionId: 72 }),
        open().read({ ...place, userId: 2 }),
      ]).toEqual([kept, null, null])
      open().forget(place)
      expect(open().read(place)).toBe(null)
    })
  })
}
