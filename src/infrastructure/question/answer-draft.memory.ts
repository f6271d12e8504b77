import type { AnswerDraftStore } from '#application/question/answer-draft.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryAnswerDrafts = (browser: MemoryBrowser): AnswerDraftStore =>
  memoryDrafts(
    browser,
    'answerDrafts',
    ({ userId, sectionId, questionId }) => `${userId}/${sectionId}/${questionId}`,
  )
