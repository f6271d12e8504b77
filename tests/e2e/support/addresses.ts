import { randomUUID } from 'node:crypto'
import { createLivePlan } from '#contract/live-plan.ts'
import { savePaper } from '#contract/paper.ts'
import { createCourseDraft } from '#contract/studio.ts'
import type { PersonaKey } from '#tests/support/personas.ts'
import { seededAddress } from '#tests/support/seeded.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'

/** Asks by a call as whoever goes there, past the page: with a body by POST. */
export type Ask = <T>(path: string, body?: object) => Promise<T>

interface Made {
  readonly Id: number
}

interface Visit {
  readonly persona: PersonaKey | null
  /** An address of the route with something to see. */
  readonly address: string | ((ask: Ask) => Promise<string>)
}

const LESSON = seededAddress('chemistry-senior-electrochemistry')
const SCHOOL = 'orgId=1'

interface Outline {
  readonly Chapters: readonly { readonly Sections: readonly (Made & { readonly Name: string })[] }[]
}

/** A lesson of that course by its name. */
const ofLesson =
  (name: string) =>
  async (ask: Ask): Promise<string> => {
    const id = new URL(LESSON, 'http://here').searchParams.get('id')
    const { Chapters } = await ask<Outline>(`/api/user/structuredirectory/getcoursedetailsinfo?Id=${id}`)
    const section = Chapters.flatMap(({ Sections }) => Sections).find(({ Name }) => Name === name)
    if (section === undefined) throw new Error(`there is no lesson ${name}`)
    return `${LESSON.replace('/introduction', '/play')}&section=${section.Id}`
  }

/** The room that is open at any hour, taught by the teacher. */
const ROOM = seededAddress('math-primary-demo-live').replace('/introduction', '/play')

const ofDraft =
  (rest: string) =>
  async (ask: Ask): Promise<string> => {
    const made = { OrgId: 1, Name: '故障中的课程', ClientId: randomUUID() }
    return `/studio/courses/${(await ask<Made>(createCourseDraft.path, made)).Id}${rest}`
  }

const ofPlan = async (ask: Ask): Promise<string> => {
  const made = { OrgId: 1, Name: '故障中的直播', ClientId: randomUUID() }
  return `/studio/live/${(await ask<Made>(createLivePlan.path, made)).Id}`
}

/** The first of the questions whose answer is filled in. */
const aQuestion = async (ask: Ask): Promise<number> => {
  const found = await ask<{ readonly Items: readonly Made[] }>(
    '/api/user/questiondirectory/questionbankdetails?questionType=4&PageIndex=1&PageSize=1',
  )
  const [question] = found.Items
  if (question === undefined) throw new Error('there are no questions')
  return question.Id
}

const ofPractice = async (ask: Ask): Promise<string> =>
  `/details?type=4&mode=practice&ids=${await aQuestion(ask)}`

const ofPaper =
  (query: string, Kind: 1 | 2) =>
  async (ask: Ask): Promise<string> => {
    const { Id } = await ask<Made>(savePaper.path, {
      Id: 0,
      Name: '故障中的试卷',
      Kind,
      Minutes: 0,
      Sections: [{ Id: 1, Name: '第一大题', Items: [{ QuestionId: await aQuestion(ask), Score: 5 }] }],
      RowVersion: 0,
      ClientId: randomUUID(),
    })
    return `/paper?id=${Id}${query}`
  }

const teacher = (address: Visit['address']): Visit => ({ persona: 'teacher', address })
const school = (address: string): Visit => ({ persona: 'schoolAdministrator', address })
const platform = (address: string): Visit => ({ persona: 'platformAdministrator', address })

/** Who goes to each route, and to which address of it. */
export const VISITS: Readonly<Record<RoutePath, Visit>> = {
  '/': teacher('/'),
  '/list': teacher('/list?type=1'),
  '/introduction': teacher(LESSON),
  '/play': teacher(LESSON.replace('/introduction', '/play')),
  '/details': teacher(seededAddress('physics-junior-archimedes-slides')),
  // Nobody else learns as this one: what others watch meanwhile would change the page.
  '/coursetable': { persona: 'reviewer', address: '/coursetable?activeIndex=1' },
  '/cloud-school': { persona: 'cloudSchool', address: '/cloud-school' },
  '/school-local/school-local-database': teacher(`/school-local/school-local-database?${SCHOOL}`),
  '/school-local/school-local-examine': {
    persona: 'reviewer',
    address: `/school-local/school-local-examine?${SCHOOL}`,
  },
  '/school-local/school-local-mydatabase': teacher(`/school-local/school-local-mydatabase?${SCHOOL}`),
  '/paper': teacher('/paper'),
  '/studio': teacher('/studio'),
  '/studio/courses/:id': teacher(ofDraft('')),
  '/studio/courses/:id/preview': teacher(ofDraft('/preview')),
  '/studio/courses/:id/films/:key': teacher(ofDraft('/films/none')),
  '/studio/jobs': teacher('/studio/jobs'),
  '/studio/published': teacher('/studio/published'),
  '/studio/resources/:id': teacher('/studio/resources/1'),
  '/studio/versions': { persona: 'reviewer', address: '/studio/versions' },
  '/studio/releases': { persona: 'secondReviewer', address: '/studio/releases' },
  '/studio/live': teacher('/studio/live'),
  '/studio/live/:id': teacher(ofPlan),
  '/studio/questions': teacher('/studio/questions'),
  '/studio/questions/:id': teacher('/studio/questions/1'),
  '/manage/start': { persona: null, address: '/manage/start' },
  '/manage/people': school('/manage/people'),
  '/manage/people/new': school('/manage/people/new'),
  '/manage/roster': school('/manage/roster'),
  '/manage/schools': platform('/manage/schools'),
  '/manage/roles': platform('/manage/roles'),
  '/manage/notices': school('/manage/notices'),
  '/notices': teacher('/notices'),
  '/manage/frame': platform('/manage/frame'),
  '/manage/words': platform('/manage/words'),
  '/manage/cloud-school': platform('/manage/cloud-school'),
  '/manage/curriculum': platform('/manage/curriculum'),
  '/manage/site': platform('/manage/site'),
  '/manage/people/:id': school('/manage/people/1'),
  '/manage/reports': school('/manage/reports'),
  '/manage/audit': platform('/manage/audit'),
  '/manage/people/:id/data': platform('/manage/people/1/data'),
  '/account/data': teacher('/account/data'),
  '/account/keep': { persona: null, address: '/account/keep' },
  '/agreement': { persona: null, address: '/agreement' },
}

/** A page of a route that is another one than the first. */
interface Further extends Visit {
  readonly route: RoutePath
  readonly what: string
}

const learner = (tab: number): Further => ({
  route: '/coursetable',
  what: `tab ${tab}`,
  persona: 'reviewer',
  address: `/coursetable?activeIndex=${tab}`,
})

const FURTHER: readonly Further[] = [
  { route: '/details', what: 'bank', ...teacher('/details?type=4') },
  { route: '/details', what: 'practice', ...teacher(ofPractice) },
  { route: '/details', what: 'import', persona: 'reviewer', address: '/details?type=4&mode=import' },
  { route: '/paper', what: 'composer', ...teacher(ofPaper('', 1)) },
  { route: '/paper', what: 'sitting', ...teacher(ofPaper('&kind=electronic&view=answer', 2)) },
  ...[0, 2, 3, 4, 5, 6].map(learner),
  // No stream was made of it.
  { route: '/play', what: 'a film from a file', ...teacher(ofLesson('氢氧燃料电池的工作原理')) },
  { route: '/play', what: 'a running live lesson', persona: 'secondReviewer', address: ROOM },
  { route: '/play', what: 'the console of a live lesson', ...teacher(ROOM) },
]

export interface Place extends Visit {
  readonly name: string
  readonly route: RoutePath
}

/** One address of each route, then what else is to be seen of some. */
export const PLACES: readonly Place[] = [
  ...(Object.keys(VISITS) as RoutePath[]).map((route) => ({ name: route, route, ...VISITS[route] })),
  ...FURTHER.map((further) => ({ name: `${further.route} (${further.what})`, ...further })),
]
