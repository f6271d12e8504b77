import { randomUUID } from 'node:crypto'
import {
  askLiveQuestion,
  closeLiveQuestion,
  endLiveLesson,
  getLiveConsole,
  pushLiveQuestion,
} from '#contract/live-console.ts'
import { liveQuestionsAnswer } from '#contract/live-room.ts'
import type { ArrangedFiles } from './arranged-file-calls.ts'
import type { Plans } from './arranged-plan-calls.ts'
import type { ArrangedQuestions } from './arranged-question-calls.ts'
import type { Changes, callsOf } from './ask-calls.ts'
import type { Harness } from './each-engine.ts'

const MINUTE = 60

/** What the calls of a lesson that runs are about, one of the reviewer's own made for each, by the end of their paths. */
export const arrangedLessons = (
  harness: () => Harness,
  { data }: ReturnType<typeof callsOf>,
  plans: Plans,
  made: { readonly questions: ArrangedQuestions; readonly files: ArrangedFiles },
): Changes => {
  const after = (seconds: number) => new Date(harness().clock.read().getTime() + seconds * 1000)

  /** In its second minute; a question of its own waits. */
  const lesson = async () => {
    const { Id: questionId } = await made.questions.question()
    const { Id, Key, SectionId } = await plans.published(after(MINUTE).toISOString(), [questionId])
    harness().clock.forward(2 * MINUTE)
    const { Prepared } = await data(getLiveConsole, { query: { SectionId } }, 'reviewer')
    return { Id, Key, SectionId, RoundId: Prepared?.[0]?.RoundId ?? 0, questionId }
  }
  const pushed = async () => {
    const { SectionId, RoundId, questionId } = await lesson()
    await data(pushLiveQuestion, { body: { SectionId, RoundId, Seconds: 120 } }, 'reviewer')
    return { SectionId, RoundId, questionId }
  }
  return {
    pushquestion: lesson,
    askquestion: async () => ({ SectionId: (await lesson()).SectionId, ClientId: randomUUID() }),
    closequestion: pushed,
    extendquestion: async () => ({ ...(await pushed()), CloseTime: after(5 * MINUTE).toISOString() }),
    showresults: async () => ({ ...(await pushed()), IsShown: true }),
    endlesson: lesson,
    tellanswer: async () => {
      const { SectionId } = await lesson()
      const asked = { SectionId, Form: 1 as const, Seconds: MINUTE, ClientId: randomUUID() }
      const { Put } = await data(askLiveQuestion, { body: asked }, 'reviewer')
      const RoundId = Put?.[0]?.RoundId ?? 0
      await data(closeLiveQuestion, { body: { SectionId, RoundId } }, 'reviewer')
      return { SectionId, RoundId, Key: 'A' }
    },
    [liveQuestionsAnswer.path]: async () => {
      const { SectionId, RoundId, questionId } = await pushed()
      const Items = [{ QuestionId: questionId, Answer: ['B'], UseTime: 5, ClientId: randomUUID() }]
      return { SectionId, RoundId, Items }
    },
    publishreplay: async () => {
      const { Id, Key, SectionId } = await lesson()
      await data(endLiveLesson, { body: { SectionId } }, 'reviewer')
      return { Id, Key, PrivateFileId: await made.files.film('reviewer') }
    },
  }
}
