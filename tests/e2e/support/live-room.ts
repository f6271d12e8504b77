import type { Page } from '@playwright/test'
import type { PersonaKey } from '#tests/support/personas.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'
import { standOutside } from './app.ts'
import { CALLS } from './calls.ts'
import type { AskAs, ClockedServer } from './clocked.ts'
import { forbidAutoplay } from './lessons.ts'
import { tokenFor } from './token-for.ts'

/** Six weeks before the seed: no lesson of its timetable has been given yet. */
const BEFORE_TERM = SEEDED_AT.getTime() - 44 * 24 * 3600_000
export const SECOND = 1000
export const MINUTE = 60 * SECOND
const WEEK = 7 * 24 * 60 * MINUTE

export interface Lesson {
  readonly name: string
  readonly address: string
  readonly start: number
  readonly end: number
  readonly replay: number
  readonly puts: readonly { readonly open: number; readonly close: number }[]
}

interface WireRound {
  readonly OpenTime: string
  readonly CloseTime: string
}

/** The first lesson of the term, or that of one teacher, or the one so many weeks after it, by the server's own word. */
export const firstLesson = async (
  clocked: ClockedServer,
  askAs: AskAs,
  teacher?: string,
  weeks = 0,
): Promise<Lesson> => {
  await clocked.setClock(BEFORE_TERM)
  const askEarly = await askAs('reviewer')
  const lives = await askEarly<{ Id: number; LiveStatus: number; TeacherName: string; StartTime: string }[]>(
    CALLS.lives,
    { count: 50 },
  )
  const live = lives.find(
    ({ LiveStatus, TeacherName }) => LiveStatus === 1 && (teacher ?? TeacherName) === TeacherName,
  )
  await clocked.setClock(Date.parse(live?.StartTime ?? '') + weeks * WEEK + MINUTE)
  // The lesson may be days later: whoever signed in before may have been signed out since.
  const ask = await askAs('reviewer')
  const course = await ask<{ Chapters: { Sections: { Id: number; LiveStatus: number }[] }[] }>(
    CALLS.liveCourse,
    { Id: live?.Id ?? 0 },
  )
  const section = course.Chapters.flatMap(({ Sections }) => Sections).find(
    ({ LiveStatus }) => LiveStatus === 2,
  )
  const session = await ask<{ Name: string; StartTime: string; EndTime: string; ReplayReadyTime: string }>(
    CALLS.liveSession,
    { Id: section?.Id ?? 0 },
  )
  const end = Date.parse(session.EndTime)
  await clocked.setClock(end - 5 * SECOND)
  const { Rounds } = await ask<{ Rounds: WireRound[] }>(CALLS.pushed, { SectionId: section?.Id ?? 0 })
  return {
    name: session.Name,
    address: `/play?id=${live?.Id}&type=2&section=${section?.Id}`,
    start: Date.parse(session.StartTime),
    end,
    replay: Date.parse(session.ReplayReadyTime),
    puts: Rounds.map(({ OpenTime, CloseTime }) => ({
      open: Date.parse(OpenTime),
      close: Date.parse(CloseTime),
    })),
  }
}

export const inRoom = (page: Page) => {
  const main = page.getByRole('main')
  const rounds = main.getByRole('region', { name: '课堂答题' })
  return {
    main,
    rounds,
    status: main.getByRole('group', { name: '直播状态' }),
    countdown: main.getByRole('timer', { name: '距离开始' }),
    left: rounds.getByRole('timer', { name: '答题倒计时' }),
    options: rounds.locator('input'),
    submit: rounds.getByRole('button', { name: '提交答案' }),
    video: page.locator('video'),
  }
}

/** The picture stands: one that runs costs half a core for as long as the room is looked at. */
export const standStill = async (page: Page): Promise<void> => {
  await forbidAutoplay(page)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
}

/**
 * Opens the lesson as this user, who is signed in past the page: how one signs in is seen elsewhere. The picture runs only for who is
 * there to watch it.
 */
export const enter = async (
  page: Page,
  persona: PersonaKey,
  { address }: Lesson,
  to: 'watching' | 'answering' = 'answering',
) => {
  const token = await tokenFor(page.request, persona, 'watching')
  if (to === 'answering') await forbidAutoplay(page)
  await standOutside(page)
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.goto(address)
  return inRoom(page)
}
