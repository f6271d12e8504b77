import { expect } from '@playwright/test'
import type { DataOf } from '#contract/call.ts'
import { getLiveConsole } from '#contract/live-console.ts'
import { createLivePlan, type getLivePlan, publishLivePlan, saveLivePlan } from '#contract/live-plan.ts'
import { getQuestionBankDetails } from '#contract/question-bank.ts'
import type { Ask } from './act.ts'
import { aPlace, ownCopyOf, takenFile } from './arranged.ts'

/** The server has its stream: it is not prepared first. */
const FILM = 'demo/files/lessons/physics-junior-buoyancy-video.mp4'
/** Is asked for by who enters the lesson. */
const STREAM = 'https://live.example.cn/a.m3u8'
const FAR_AHEAD = '2035-09-01T02:00:00Z'
/** What is to come is published: by then it is. */
const SOON_MS = 5000

type Plan = DataOf<typeof getLivePlan>
type Lesson = Plan['Document']['sessions'][number]
type Change = Partial<
  Pick<Plan['Document'], 'startTime' | 'streamUrl'> & Pick<Lesson, 'film' | 'questionIds'>
>

/** A new film among one's own. */
export const ownFilm = (ask: Ask, Name: string): Promise<number> => ownCopyOf(ask, FILM, Name)

/** A plan that is nothing but its name. */
export const aPlan = (ask: Ask, Name: string): Promise<Plan> =>
  ask(createLivePlan, { body: { OrgId: 1, Name, ClientId: crypto.randomUUID() } })

export const savedPlan = (ask: Ask, { Id, Revision }: Plan, Document: Plan['Document']): Promise<Plan> =>
  ask(saveLivePlan, {
    body: { Id, Revision: Number(Revision), IntentId: crypto.randomUUID(), Document },
  })

/** A plan of one lesson that nothing is missing from. */
export const wholePlan = async (
  ask: Ask,
  name: string,
  { film = null, questionIds = [], ...change }: Change = {},
): Promise<Plan> => {
  const plan = await aPlan(ask, name)
  const { StageId: stageId, SubjectId: subjectId } = await aPlace(ask)
  const { Document } = plan
  return savedPlan(ask, plan, {
    ...Document,
    place: { ...Document.place, stageId, subjectId },
    startTime: FAR_AHEAD,
    streamUrl: STREAM,
    sessions: Document.sessions.map((lesson) => ({ ...lesson, film, questionIds })),
    ...change,
  })
}

/** The same once a reviewer, who makes it, has published it; with its lesson. */
export const publishedPlan = async (ask: Ask, name: string, change?: Change) => {
  const { Id, Revision } = await wholePlan(ask, name, change)
  const plan = await ask(publishLivePlan, { body: { Id, Revision: Number(Revision) } })
  const { Key, SectionId = 0 } = plan.Occurrences?.[0] ?? {}
  return { plan, Id, Key: Key ?? '', SectionId, ContentId: Number(plan.ContentId) }
}

/** A lesson of a reviewer's that runs from now on; where nothing else is said, in a room that can be entered. */
export const runningLesson = async (ask: Ask, name: string, change?: Change) => {
  const film = await takenFile(ask, await ownFilm(ask, `${name}课堂`))
  const startTime = new Date(Date.now() + SOON_MS).toISOString()
  const lesson = await publishedPlan(ask, name, { startTime, streamUrl: '', film, ...change })
  const { SectionId, ContentId } = lesson
  await expect(async () => {
    await ask(getLiveConsole, { query: { SectionId } })
  }).toPass()
  return { ...lesson, address: `/play?id=${ContentId}&type=2&section=${SectionId}` }
}

export const lessonWithoutFilm = (ask: Ask, name: string) =>
  runningLesson(ask, name, { streamUrl: STREAM, film: null })

/** A question of the bank. */
export const aBankQuestion = async (ask: Ask): Promise<number> => {
  const { Items } = await ask(getQuestionBankDetails, { query: { PageSize: 1, questionType: 1 } })
  return Items[0]?.Id ?? 0
}
