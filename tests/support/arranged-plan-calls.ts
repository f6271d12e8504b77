import { randomUUID } from 'node:crypto'
import {
  cancelLive,
  createLivePlan,
  getLivePlan,
  publishLivePlan,
  saveLivePlan,
  submitLivePlan,
} from '#contract/live-plan.ts'
import type { Changes, callsOf } from './ask-calls.ts'
import type { Persona } from './server.ts'

/** Far enough ahead for a lesson that is to come. */
const START = '2035-09-01T02:00:00Z'

/** Live plans made whole, and published. `places`: where a plan may stand. */
export const plansOf = (
  { data }: ReturnType<typeof callsOf>,
  places: () => Promise<{ readonly stage: number; readonly subject: number }>,
) => {
  const whole = async (persona: Persona = 'reviewer', startTime = START, questionIds: number[] = []) => {
    const made = await data(
      createLivePlan,
      { body: { OrgId: 1, Name: '二次函数答疑', ClientId: randomUUID() } },
      persona,
    )
    const { Id } = made
    const { stage, subject } = await places()
    const { Document, Revision } = await data(getLivePlan, { query: { Id } }, persona)
    const place = { ...Document.place, stageId: stage, subjectId: subject }
    const sessions = Document.sessions.map((session) => ({ ...session, questionIds }))
    const streamUrl = 'https://live.example.cn/a.m3u8'
    const document = { ...Document, place, startTime, streamUrl, sessions }
    const body = { Id, Revision: Number(Revision), Document: document, IntentId: randomUUID() }
    await data(saveLivePlan, { body }, persona)
    const saved = await data(getLivePlan, { query: { Id } }, persona)
    return { Id, Revision: Number(saved.Revision), Key: document.sessions[0]?.key ?? '', document }
  }
  const published = async (...when: [startTime?: string, questionIds?: number[]]) => {
    const made = await whole('reviewer', ...when)
    const body = { Id: made.Id, Revision: made.Revision }
    const { Occurrences } = await data(publishLivePlan, { body }, 'reviewer')
    return { ...made, SectionId: Occurrences?.[0]?.SectionId ?? 0 }
  }
  return { whole, published }
}

export type Plans = ReturnType<typeof plansOf>

/** What the calls of live plans are about, made for each alone, by the end of their paths. */
export const arrangedPlans = ({ data }: ReturnType<typeof callsOf>, { whole, published }: Plans): Changes => {
  const submitted = async () => {
    const { Id, Revision } = await whole('teacher')
    await data(submitLivePlan, { body: { Id, Revision } }, 'teacher')
    return { Id }
  }
  const reasoned = { Reason: '时间要改' }
  return {
    publishliveplan: async () => {
      const { Id, Revision } = await whole()
      return { Id, Revision }
    },
    submitliveplan: async () => {
      const { Id, Revision } = await whole('teacher')
      return { Id, Revision }
    },
    recallliveplan: submitted,
    returnliveplan: async () => ({ ...(await submitted()), ...reasoned }),
    cancellive: async () => {
      const { Id, Key } = await published()
      return { Id, Key, ...reasoned }
    },
    restorelive: async () => {
      const { Id, Key } = await published()
      await data(cancelLive, { body: { Id, Key, ...reasoned } }, 'reviewer')
      return { Id, Key }
    },
    discardliveplanchanges: async () => {
      const { Id, document } = await published()
      const { Revision } = await data(getLivePlan, { query: { Id } }, 'reviewer')
      const Document = { ...document, summary: '改了一句' }
      const body = { Id, Revision: Number(Revision), Document, IntentId: randomUUID() }
      await data(saveLivePlan, { body }, 'reviewer')
      return { Id }
    },
  }
}
