import type { PlanDraftStore } from '#application/studio/plan-draft.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryPlanDrafts = (browser: MemoryBrowser): PlanDraftStore =>
  memoryDrafts(browser, 'livePlanDrafts', ({ userId, planId }) => `${userId}/${planId}`, { apart: true })
