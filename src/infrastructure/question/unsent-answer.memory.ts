import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { ANSWER_RULES, type UnsentAnswer } from '#domain/question/unsent-answer.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { outboxStoreIn } from '../storage/outbox-store.ts'

export const memoryUnsentAnswers = (browser: MemoryBrowser): UnsentAnswerStore =>
  outboxStoreIn(browser.entry<readonly UnsentAnswer[]>('unsentAnswers', []), ANSWER_RULES)
