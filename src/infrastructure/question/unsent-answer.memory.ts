import type { AnswersWait, UnsentAnswerStore } from '#application/question/unsent-answer.port.ts'
import { isSameAnswer, type UnsentAnswer } from '#domain/question/unsent-answer.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

const drawerIn = (browser: MemoryBrowser) => browser.drawer<readonly UnsentAnswer[]>('unsentAnswers', [])

export const memoryAnswersWait =
  (browser: MemoryBrowser): AnswersWait =>
  () =>
    drawerIn(browser).read().length > 0

export const memoryUnsentAnswers = (browser: MemoryBrowser): UnsentAnswerStore => {
  const drawer = drawerIn(browser)
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
