import { describe, expect, it } from 'vitest'
import type { StoredWork } from '#application/connection/stored-work.port.ts'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import { NO_WORK } from '#domain/connection/waiting-work.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { UNSAVED_PAPER_STORE } from '#main/paper/tokens.ts'
import { FORM_DRAFT_STORE } from '#main/session/form-draft.tokens.ts'
import { CAPTION_DRAFT_STORE } from '#main/studio/tokens.ts'
import { leaveAll, type Stores } from '#tests/support/left-things.ts'
import { aPaper } from '#tests/support/papers.ts'
import { anUpload } from '#tests/support/upload-files.ts'

export interface WorkBrowser {
  readonly stores: Stores
  readonly uploads: UploadStore
  readonly work: StoredWork
}

const OWN = 7
const OTHER = 8
const ALL = { ...NO_WORK, answers: 1, edits: 1, writings: 1, papers: 1, plans: 1, captions: 1, heldEdits: 1 }

/** `StoredWork`: what the stores of all features hold is found by the one that counts. R-connection-6, R-session-25. */
export const storedWorkContract = (name: string, make: () => Promise<WorkBrowser>): void => {
  describe(`${name}: how much lies in a browser`, () => {
    it('is nothing at first, and each kind is counted for its user', async () => {
      const { stores, work } = await make()
      expect(await work.count(OWN)).toEqual(NO_WORK)
      await leaveAll(stores, OWN)
      expect([await work.count(OWN), await work.count(OTHER), await work.count(0)]).toEqual([
        ALL,
        NO_WORK,
        NO_WORK,
      ])
      // It may be the same person: a log-out wipes it too.
      expect(await work.count(accountIdOf('13900000001'))).toEqual(ALL)
    })

    it('names the pages that save their own when they are opened, each once', async () => {
      const { stores, work } = await make()
      expect(work.places(OWN)).toEqual([])
      await leaveAll(stores, OWN)
      const captions = stores(CAPTION_DRAFT_STORE)
      const place = { userId: OWN, draftId: 5, sectionKey: 'key-of-a1', language: 'zh-CN' }
      const kept = captions.read(place)
      if (kept !== null) captions.keep({ ...place, language: 'en' }, kept)
      stores(UNSAVED_PAPER_STORE).keep(
        { userId: OWN, paperId: 10 },
        { paper: aPaper({ id: 10, name: '期中', kind: 'electronic' }), unanswered: null },
      )
      expect(work.places(OWN).toSorted(({ id: one }, { id: other }) => one - other)).toEqual([
        { page: 'plan', id: 5, name: '导数', section: '' },
        { page: 'captions', id: 5, name: '', section: 'key-of-a1' },
        { page: 'course', id: 5, name: '', section: '' },
        { page: 'paper', id: 9, name: '单元练习', section: '' },
        { page: 'electronicPaper', id: 10, name: '期中', section: '' },
      ])
      expect([work.places(OTHER), work.places(0)]).toEqual([[], []])
    })

    it('counts what was set aside since it could not be read, for its user', async () => {
      const { stores, work } = await make()
      const forms = stores(FORM_DRAFT_STORE)
      for (const form of ['one', 'two']) {
        forms.keep({ userId: OWN, form }, { of: 'another build', form })
        forms.setAside({ userId: OWN, form })
      }
      expect([work.unread(OWN), work.unread(OTHER), work.unread(0)]).toEqual([2, 0, 0])
    })

    it('has every upload that is not done, with its content once', async () => {
      const { uploads, work } = await make()
      const mine = [anUpload({ userId: OWN, key: 'one' }), anUpload({ userId: OWN, key: 'two' })]
      await uploads.keep([...mine, anUpload({ userId: OTHER, key: 'three' })])
      expect(await work.count(OWN)).toEqual({ ...NO_WORK, uploads: 2 })
      await uploads.forget(mine)
      expect(await work.count(OWN)).toEqual(NO_WORK)
    })
  })
}
