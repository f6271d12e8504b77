import type { CorrectionDraft } from '#domain/question/question-correction.ts'
import type { HeldEdits } from '#domain/studio/kept-work.ts'
import type { MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { localStorageCorrections } from '#infrastructure/question/correction-store.local-storage.ts'
import { memoryCorrections } from '#infrastructure/question/correction-store.memory.ts'
import type { SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import {
  localStorageCaptionDrafts,
  localStorageHeldEdits,
} from '#infrastructure/studio/kept-work.local-storage.ts'
import { memoryCaptionDrafts, memoryHeldEdits } from '#infrastructure/studio/kept-work.memory.ts'
import { localStoragePlanDrafts } from '#infrastructure/studio/plan-draft.local-storage.ts'
import { memoryPlanDrafts } from '#infrastructure/studio/plan-draft.memory.ts'
import { aPlanDocument } from '#tests/support/live-plans.ts'
import { draftsApartContract } from './drafts-apart.contract.ts'
import { openBrowser } from './support/tabs.ts'

const inMemory =
  <Store>(store: (browser: MemoryBrowser) => Store) =>
  () => {
    const browser = createMemoryBrowser()
    return () => store(browser)
  }

const inTabs =
  <Store>(store: (storage: SafeStorage) => Store) =>
  () => {
    const openTab = openBrowser()
    return () => store(openTab().storage)
  }

const captionOf = (text: string) => ({ fileId: 7, lines: [{ id: 1, start: 0.5, end: 2, text }] })
const captions = {
  place: { userId: 1, draftId: 5, sectionKey: 'key-of-a1', language: 'zh-CN' },
  one: captionOf('一'),
  other: captionOf('二'),
}
draftsApartContract('captions, memory', inMemory(memoryCaptionDrafts), captions)
draftsApartContract('captions, web storage', inTabs(localStorageCaptionDrafts), captions)

const editOf = (value: string): HeldEdits => [{ op: 'set', key: '', field: 'name', was: '浮力', value }]
const edits = { place: { userId: 1, draftId: 5 }, one: editOf('压强'), other: editOf('密度') }
draftsApartContract('edits set aside, memory', inMemory(memoryHeldEdits), edits)
draftsApartContract('edits set aside, web storage', inTabs(localStorageHeldEdits), edits)

const planOf = (name: string) => ({ base: aPlanDocument(), document: aPlanDocument({ name }) })
const plans = { place: { userId: 1, planId: 5 }, one: planOf('导数'), other: planOf('积分') }
draftsApartContract('plans, memory', inMemory(memoryPlanDrafts), plans)
draftsApartContract('plans, web storage', inTabs(localStoragePlanDrafts), plans)

const correctionOf = (item: number): CorrectionDraft => ({
  corrections: { [item]: null },
  editing: {},
  source: '',
})
const corrections = {
  place: { userId: 1, file: 'mark' },
  one: correctionOf(2),
  other: correctionOf(7),
}
draftsApartContract('corrections, memory', inMemory(memoryCorrections), corrections)
draftsApartContract('corrections, web storage', inTabs(localStorageCorrections), corrections)
