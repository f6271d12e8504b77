import type { QuestionDraftStore } from '#application/question/question-making.port.ts'
import { memoryDrafts } from '../memory/drafts.memory.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryQuestionDrafts = (browser: MemoryBrowser): QuestionDraftStore =>
  memoryDrafts(
    browser,
    'questionDrafts',
    ({ userId, questionId, writtenFor }) => `${userId}/${questionId}/${writtenFor}`,
    { apart: true },
  )
