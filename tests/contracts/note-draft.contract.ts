import { describe, expect, it } from 'vitest'
import type { NoteDraftStore } from '#application/playback/note-draft.port.ts'
import type { NoteDraft } from '#domain/playback/note-draft.ts'

const draftOf = (text: string): NoteDraft => ({ noteId: 0, second: 83, text, clientId: 'client-id' })

/** `NoteDraftStore`; `make` opens a browser and answers how its store is opened anew. R-session-5. */
export const noteDraftContract = (name: string, make: () => () => NoteDraftStore): void => {
  describe(`${name}: drafts of notes`, () => {
    it('are found where they were written, by whoever wrote them, also after a reload', () => {
      const open = make()
      const drafts = open()
      drafts.keep({ userId: 1, sectionId: 71 }, draftOf('一'))
      drafts.keep({ userId: 1, sectionId: 72 }, draftOf('二'))
      drafts.keep({ userId: 2, sectionId: 71 }, draftOf('三'))
      drafts.keep({ userId: 1, sectionId: 71 }, draftOf('一一'))
      const found = open()
      expect([
        found.read({ userId: 1, sectionId: 71 }),
        found.read({ userId: 1, sectionId: 72 }),
        found.read({ userId: 2, sectionId: 71 }),
        found.read({ userId: 2, sectionId: 72 }),
      ]).toEqual([draftOf('一一'), draftOf('二'), draftOf('三'), null])
      found.forget({ userId: 1, sectionId: 71 })
      expect([drafts.read({ userId: 1, sectionId: 71 }), drafts.read({ userId: 2, sectionId: 71 })]).toEqual([
        null,
        draftOf('三'),
      ])
    })
  })
}
