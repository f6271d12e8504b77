import { randomUUID } from 'node:crypto'
import { createLivePlan } from '#contract/live-plan.ts'
import { createCourseDraft } from '#contract/studio.ts'
import type { PersonaKey } from '#tests/support/personas.ts'
import { seededAddress } from '#tests/support/seeded.ts'
import type { RoutePath } from '#ui/routing/route-handle.ts'

/** Makes something by a call and answers its id. */
export type Make = (path: string, body: object) => Promise<number>

interface Visit {
  readonly persona: PersonaKey | null
  /** An address of the route with something to see. */
  readonly address: string | ((make: Make) => Promise<string>)
}

const LESSON = seededAddress('chemistry-senior-electrochemistry')
const SCHOOL = 'orgId=1'

const ofDraft =
  (rest: string) =>
  async (make: Make): Promise<string> => {
    const id = await make(createCourseDraft.path, { OrgId: 1, Name: '故障中的课程', ClientId: randomUUID() })
    return `/studio/courses/${id}${rest}`
  }

const ofPlan = async (make: Make): Promise<string> =>
  `/studio/live/${await make(createLivePlan.path, { OrgId: 1, Name: '故障中的直播', ClientId: randomUUID() })}`

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
