import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPractice } from '#domain/question/practice.ts'
import type { Question } from '#domain/question/question.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { BANK } from '#infrastructure/memory/content/bank.ts'
import type { MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { answersIn } from '#infrastructure/memory/question.backend.ts'
import { studioDataIn } from '#infrastructure/memory/studio.backend.ts'
import { memoryPractices } from '#infrastructure/question/practice.memory.ts'
import { port } from '#main/adapters/with-ports.ts'
import { STUDY_REPORT_PORT } from '#main/learning/tokens.ts'
import { DRAFT, studioWith } from '#tests/ui/support/a-draft.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { fetchLessonCode } from '#tests/ui/support/lesson-code.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { type Opened, type Opening, openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

/** What is given by a press, in an app whose session ends before it; the walks type. */
interface Press {
  /** The view of docs/product/inputs.md. */
  readonly view: string
  readonly address: string
  readonly backend: () => MemoryBackend
  readonly left?: (browser: MemoryBrowser) => void
  readonly opening?: Partial<Opening>
  /** Seen or chosen while the session stands. */
  readonly choose: (app: Opened) => Promise<unknown>
  readonly press: (app: Opened) => Promise<unknown>
  /** By what it is known in the stores. */
  readonly stored: string
  /** How often it is stored. */
  readonly landed: (backend: MemoryBackend) => number
}

const PRACTICE = 'practice-of-a-press'
const TEACHER = PERSONS.teacher
const WRITTEN = '<p>面积相等</p>'

const essay = (): Question => {
  const found = BANK.find(({ question }) => question.kind === 'essay')?.question
  if (found === undefined) throw new Error('the bank has no essay')
  return found
}

const answers = (backend: MemoryBackend) => answersIn(backend, TEACHER, 0, PRACTICE)

/** An essay was answered, and nobody has marked it. */
const withEssay = (): MemoryBackend => {
  const backend = createMemoryBackend()
  answers(backend).push({
    questionId: essay().id,
    clientId: 'the-essay-itself',
    answer: [WRITTEN],
    right: null,
    score: 0,
    useTime: 5,
    answeredAt: new Date(backend.now()).toISOString(),
  })
  return backend
}

const practised = (browser: MemoryBrowser) => {
  const scope = { kind: 'questions', ids: [essay().id] } as const
  const practice = newPractice({ id: PRACTICE, userId: TEACHER, scope, layout: 'single' }, [essay()])
  const questions = [{ ...essay(), answered: [WRITTEN] }]
  memoryPractices(browser).keep({ ...practice, questions })
}

const points = (backend: MemoryBackend) => answers(backend).filter(({ score }) => score > 0).length
const mark = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }))

const RUBRIC = [
  { text: '<p>列出方程</p>', points: 3 },
  { text: '<p>求出解</p>', points: 5 },
]
/** The bank has no scoring points; these are its server's. */
const byPoints = port(STUDY_REPORT_PORT, (base) => ({
  report: async (subject, signal) => {
    const read = await base.report(subject, signal)
    if (!read.ok) return read
    const unmarked = read.value.unmarked.map((question) => ({
      ...question,
      solution: { answer: [], analysis: '', ...question.solution, rubric: RUBRIC },
    }))
    return { ...read, value: { ...read.value, unmarked } }
  },
}))

const REPORT = `/details?type=4&mode=report&ids=${essay().id}&practice=${PRACTICE}`

/** How often the reviewer teaches the course. */
const taught = (backend: MemoryBackend) =>
  (studioDataIn(backend).drafts.get(DRAFT)?.document.teachers ?? []).filter((id) => id === PERSONS.reviewer)
    .length

const PRESSES: readonly Press[] = [
  {
    view: 'question/self-mark.tsx',
    address: `/details?type=4&mode=practice&ids=${essay().id}`,
    backend: withEssay,
    left: practised,
    choose: () => screen.findByRole('button', { name: '全对' }),
    press: (app) => mark(app, '全对'),
    stored: '"selfScore":8',
    landed: points,
  },
  {
    view: 'learning/ungraded.tsx',
    address: REPORT,
    backend: withEssay,
    choose: () => screen.findByRole('button', { name: '部分对' }),
    press: (app) => mark(app, '部分对'),
    stored: '"selfScore":4',
    landed: points,
  },
  {
    view: 'question/rubric-marks.tsx',
    address: REPORT,
    backend: withEssay,
    opening: { ports: [byPoints] },
    choose: async ({ user }) => user.click(await screen.findByRole('checkbox', { name: '得分点 2（5 分）' })),
    press: (app) => mark(app, '按得分点记 5 分'),
    stored: '"selfScore":5',
    landed: points,
  },
  {
    view: 'pages/studio/people-part.tsx',
    address: `/studio/courses/${DRAFT}`,
    backend: () => studioWith().backend,
    choose: async ({ user }) => {
      const adder = await screen.findByRole<HTMLSelectElement>('combobox', { name: '添加授课老师' })
      await user.selectOptions(adder, String(PERSONS.reviewer))
    },
    press: async ({ user }) => {
      const group = within(await screen.findByRole('group', { name: '授课老师' }))
      await user.click(group.getByRole('button', { name: '添加授课老师' }))
    },
    stored: `"value":[${TEACHER},${PERSONS.reviewer}]`,
    landed: taught,
  },
]

beforeAll(fetchLessonCode)

const interrupted = async (press: Press) => {
  const backend = press.backend()
  const { browser, stored } = watchedBrowser()
  press.left?.(browser)
  const app = openApp({
    person: 'teacher',
    address: press.address,
    backend,
    browser,
    ...BARE_HOME,
    ...press.opening,
  })
  await press.choose(app)
  backend.expireSessions()
  await press.press(app)
  await loginFields()
  expect(press.landed(backend)).toBe(0)
  return { app, backend, stored }
}

describe.each(PRESSES)('$view, when the session was over as it was pressed', (press) => {
  it('is sent once after the same user signed in', async () => {
    const { app, backend, stored } = await interrupted(press)
    expect(stored()).toContain(press.stored)
    await signIn(app, 'teacher')
    await waitFor(() => expect(press.landed(backend)).toBe(1))
    await waitFor(() => expect(stored()).not.toContain(press.stored))
    expect(press.landed(backend)).toBe(1)
  })

  it('is nobody else’s', async () => {
    const { app, backend, stored } = await interrupted(press)
    await signIn(app, 'emptyMenus')
    await waitFor(() => expect(stored()).not.toContain(press.stored))
    expect(app.address()).not.toBe(press.address)
    expect(press.landed(backend)).toBe(0)
  })
})
