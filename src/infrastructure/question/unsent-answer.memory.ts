import type { UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { isSameAnswer, type UnsentAnswer } from '#domain/question/unsent-answer.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryUnsentAnswers = (browser: MemoryBrowser): UnsentAnswerStore => {
  const drawer = browser.drawer<readonly UnsentAnswer[]>('unsentAnswers', [])
  const keepIf = (wanted: (answer: UnsentAnswer) => boolean) => drawer.keep(drawer.read().filter(wanted))
  return {
    of: (userId) => drawer.read().filter(({ place }) => place.userId === userId),
    keep: (answer) => {
      keepIf((other) => !isSameAnswer(answer, other))
      drawer.keep([...drawer.read(), answer])
    },
    drop: (answer) => keepIf((other) => !isSameAnswer(answer, other)),
    keepOnlyOf: (userId) => keepIf(({ place }) => userId !== 0 && place.userId === userId),
  }
}
