import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { plansIn } from '#infrastructure/memory/live-plan.backend.ts'
import { createMemoryBrowser, type MemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { papersIn } from '#infrastructure/memory/paper.backend.ts'
import { bankPage } from '#infrastructure/memory/question-bank.backend.ts'
import { studioDataIn } from '#infrastructure/memory/studio.backend.ts'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { aPaper, aSection } from '#tests/support/papers.ts'
import { signIn } from '#tests/ui/support/expiry.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

/** Stores what it is asked for by this call, and as long as `isLost` nobody hears of it. */
const losing = (lost: string) => {
  const base = createMemoryBackend()
  const line = { isLost: true }
  const backend: MemoryBackend = {
    ...base,
    request: async (question) => {
      const answered = await base.request(question)
      return line.isLost && question.call === lost
        ? { ok: false, failure: { kind: 'unreachable' } }
        : answered
    },
  }
  return { backend, line }
}

interface Making {
  readonly thing: string
  readonly address: string
  readonly call: string
  readonly prepare?: (backend: MemoryBackend, browser: MemoryBrowser) => void
  /** Fills in what is asked for. */
  readonly fill?: (app: Opened, name: string) => Promise<void>
  readonly press: (app: Opened) => Promise<void>
  readonly refused: RegExp
  readonly made: (backend: MemoryBackend) => number
}

const beginDialog = async () => within(await screen.findByRole('dialog', { name: '新建课程' }))
const [A = 0, B = 0] = bankPage(WHOLE_BANK).items.map(({ id }) => id)

const COURSE: Making = {
  thing: 'a course',
  address: '/studio',
  call: 'courseDrafts.create',
  fill: async ({ user }, name) => {
    if (screen.queryByRole('dialog') === null)
      await user.click(await screen.findByRole('button', { name: '新建课程' }))
    const field = (await beginDialog()).getByRole('textbox')
    await user.clear(field)
    await user.type(field, name)
  },
  press: async ({ user }) => user.click((await beginDialog()).getByRole('button', { name: '新建课程' })),
  refused: /不知道是否已完成/,
  made: (backend) => studioDataIn(backend).drafts.size,
}

const PLAN: Making = {
  thing: 'a live plan',
  address: '/studio/live',
  call: 'livePlans.create',
  fill: async ({ user }, name) => {
    const field = await screen.findByRole('textbox', { name: '直播名称' })
    await user.clear(field)
    await user.type(field, name)
  },
  press: async ({ user }) => user.click(await screen.findByRole('button', { name: '新建直播' })),
  refused: /不知道是否已完成/,
  made: (backend) => plansIn(backend).size,
}

const PAPER: Making = {
  thing: 'a paper of the basket',
  address: '/paper',
  call: 'papers.save',
  prepare: (_, browser) =>
    memoryBasket(browser).keep(PERSONS.teacher, [
      { questionId: A, kind: 'single' },
      { questionId: B, kind: 'single' },
    ]),
  press: async ({ user }) => {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '生成试卷' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
  },
  refused: /不知道是否已完成/,
  made: (backend) => papersIn(backend, PERSONS.teacher).length,
}

const COPY: Making = {
  thing: 'a copy of a paper',
  address: '/paper',
  call: 'papers.save',
  prepare: (backend) =>
    papersIn(backend, PERSONS.teacher).push(aPaper({ id: 900, name: '期中', sections: [aSection(1, A)] })),
  press: async ({ user }) => user.click(await screen.findByRole('button', { name: '复制《期中》' })),
  refused: /不知道是否已完成/,
  made: (backend) => papersIn(backend, PERSONS.teacher).length - 1,
}

const MAKINGS = [COURSE, PLAN, PAPER, COPY]

/** Presses, and hears nothing of what was stored. */
const lose = async ({ address, call, prepare, fill, press, refused, made }: Making, name: string) => {
  const { backend, line } = losing(call)
  const browser = createMemoryBrowser()
  prepare?.(backend, browser)
  const open = () => openApp({ person: 'teacher', backend, browser, address })
  const app = open()
  await fill?.(app, name)
  await press(app)
  await screen.findAllByText(refused)
  expect(made(backend)).toBe(1)
  return { app, backend, line, browser, open }
}

describe.each(MAKINGS)('$thing whose answer was lost', (making) => {
  const { call, press, made } = making
  const asked = (backend: MemoryBackend) => backend.requests.filter((one) => one.call === call).length

  it('is made once, also by whoever left and came back', async () => {
    const { backend, line, open } = await lose(making, '浮力')
    cleanup()
    line.isLost = false
    const again = open()
    await press(again)
    await waitFor(() => expect(asked(backend)).toBe(2))
    await waitFor(() => expect(screen.queryByText(making.refused)).toBeNull())
    expect(made(backend)).toBe(1)
  })

  it('is made once, also after the session ended', async () => {
    const { app, backend, line } = await lose(making, '浮力')
    line.isLost = false
    backend.expireSessions()
    await press(app)
    await signIn(app, 'teacher')
    await waitFor(() => expect(app.address()).toBe(making.address))
    const before = asked(backend)
    await press(app)
    await waitFor(() => expect(asked(backend)).toBe(before + 1))
    expect(made(backend)).toBe(1)
  })
})

describe.each([COURSE, PLAN])('$thing whose answer was lost', (making) => {
  it('is another under another name, which is not dropped', async () => {
    const { app, backend, line } = await lose(making, '浮力')
    line.isLost = false
    await making.fill?.(app, '压强')
    await making.press(app)
    await onScreen.heading('压强')
    expect(making.made(backend)).toBe(2)
  })
})

it('a paper is copied as it stands: one that was changed since is another', async () => {
  const { app, backend, line } = await lose(COPY, '')
  line.isLost = false
  const own = papersIn(backend, PERSONS.teacher)
  const at = own.findIndex(({ id }) => id === 900)
  own[at] = aPaper({ id: 900, name: '期中', version: 2, sections: [aSection(1, A, B)] })
  await COPY.press(app)
  await waitFor(() => expect(COPY.made(backend)).toBe(2))
  expect(own[0]?.sections[0]?.items).toHaveLength(2)
})
