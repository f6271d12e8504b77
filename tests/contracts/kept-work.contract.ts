import { describe, expect, it } from 'vitest'
import type { CaptionDraftStore, HeldEditsStore } from '#application/studio/kept-work.port.ts'
import type { HeldEdits } from '#domain/studio/kept-work.ts'

interface Stores {
  readonly heldEdits: HeldEditsStore
  readonly captionDrafts: CaptionDraftStore
}

const edits = (value: string): HeldEdits => [{ op: 'set', key: '', field: 'name', was: '浮力', value }]
const draft = (text: string) => ({ fileId: 7, lines: [{ id: 1, start: 0.5, end: 2, text }] })
const place = { userId: 1, draftId: 5, sectionKey: 'key-of-a1', language: 'zh-CN' }

/** `HeldEditsStore`, `CaptionDraftStore`; `make` opens a browser and answers how its stores are opened anew. R-session-5. */
export const keptWorkContract = (name: string, make: () => () => Stores): void => {
  describe(`${name}: what a teacher made and no server has`, () => {
    it('is found where it was made, by whoever made it, also after a reload, until it is forgotten', () => {
      const open = make()
      open().heldEdits.keep({ userId: 1, draftId: 5 }, edits('压强'))
      open().captionDrafts.keep(place, draft('一'))
      open().captionDrafts.keep({ ...place, language: 'en' }, draft('one'))
      const { heldEdits, captionDrafts } = open()
      expect([
        heldEdits.read({ userId: 1, draftId: 5 }),
        heldEdits.read({ userId: 1, draftId: 6 }),
        heldEdits.read({ userId: 2, draftId: 5 }),
      ]).toEqual([edits('压强'), null, null])
      expect([
        captionDrafts.read(place),
        captionDrafts.read({ ...place, language: 'en' }),
        captionDrafts.read({ ...place, sectionKey: 'key-of-a2' }),
      ]).toEqual([draft('一'), draft('one'), null])
      expect([
        captionDrafts.of({ userId: 1, draftId: 5 }).toSorted((a, b) => a.language.localeCompare(b.language)),
        captionDrafts.of({ userId: 1, draftId: 6 }),
        captionDrafts.of({ userId: 2, draftId: 5 }),
      ]).toEqual([
        [
          { sectionKey: 'key-of-a1', language: 'en' },
          { sectionKey: 'key-of-a1', language: 'zh-CN' },
        ],
        [],
        [],
      ])
      heldEdits.forget({ userId: 1, draftId: 5 })
      captionDrafts.forget(place)
      expect(open().captionDrafts.of({ userId: 1, draftId: 5 })).toEqual([
        { sectionKey: 'key-of-a1', language: 'en' },
      ])
      expect([open().heldEdits.read({ userId: 1, draftId: 5 }), open().captionDrafts.read(place)]).toEqual([
        null,
        null,
      ])
    })
  })
}
