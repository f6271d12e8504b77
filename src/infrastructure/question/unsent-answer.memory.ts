import type { HasUnsentAnswers, UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { isSameAnswer, type UnsentAnswer } from '#domain/question/unsent-answer.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

const entryIn = (browser: MemoryBrowser) => browser.entry<readonly UnsentAnswer[]>('unsentAnswers', [])

export const memoryHasUnsentAnswers =
  (browser: MemoryBrowser): HasUnsentAnswers =>
  () =>
    entryIn(browser).read().length > 0

export const memoryUnsentAnswers = (browser: MemoryBrowser): UnsentAnswerStore => {
  const entry = entryIn(browser)
  const keepIf = (wanted: (answer: UnsentAnswer) => boolean) => entry.keep(entry.read().filter(wanted))
  return {
    of: (userId) => entry.read().filter(({ place }) => place.userId === userId),
    keep: (answer) => {
      keepIf((other) => !isSameAnswer(answer, other))
      entry.keep([...entry.read(), answer])
    },
    drop: (answer) => keepIf((other) => !isSameAnswer(answer, other)),
    keepOnlyOf: (userId) => keepIf(({ place }) => userId !== 0 && place.userId === userId),
  }
}
