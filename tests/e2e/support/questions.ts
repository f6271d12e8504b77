import { expect, type Page } from '@playwright/test'
import { CALLS } from './calls.ts'
import { askApi } from './lessons.ts'

/** A point at which a lesson asks. */
export interface AskingPoint {
  readonly courseId: number
  readonly sectionId: number
  readonly second: number
  readonly required: boolean
  /** Among the points of its lesson, from 1. */
  readonly number: number
}

interface Card {
  readonly Id: number
}
interface Detail {
  readonly Chapters: readonly {
    readonly Sections: readonly {
      readonly Id: number
      readonly SectionType: number
      readonly IsRecording: boolean
    }[]
  }[]
}
interface Point {
  readonly Second: number
  readonly Required: boolean
}

/**
 * The points of a lesson whose questions are all open; lessons are taken by their place, so that each test has its own.
 * A course may be named by its address instead.
 */
export const pointsOf = async (page: Page, place: number | string): Promise<readonly AskingPoint[]> => {
  const courseOfPlace = async (): Promise<number> => {
    const { Items } = await askApi<{ Items: readonly Card[] }>(page, CALLS.courses, {
      PageIndex: place,
      PageSize: 1,
    })
    return Items[0]?.Id ?? 0
  }
  const courseId =
    typeof place === 'string'
      ? Number(new URL(place, 'http://zhiyuan.test').searchParams.get('id'))
      : await courseOfPlace()
  const { Chapters } = await askApi<Detail>(page, `${CALLS.course}?Id=${courseId}`)
  const films = Chapters.flatMap(({ Sections }) => Sections).filter(
    (section) => section.SectionType === 1 && !section.IsRecording,
  )
  const sectionId = films[0]?.Id ?? 0
  const { QuestionPoints } = await askApi<{ QuestionPoints: readonly Point[] }>(
    page,
    `${CALLS.playInfo}?Id=${sectionId}`,
  )
  const points = QuestionPoints.map((point, at) => ({
    courseId,
    sectionId,
    second: point.Second,
    required: point.Required,
    number: at + 1,
  }))
  expect(points.length).toBeGreaterThanOrEqual(2)
  return points
}

/** Opens a lesson a little before one of its points and lets it play until it asks. */
export const playTo = async (page: Page, point: AskingPoint): Promise<void> => {
  const at = Math.max(0, point.second - 2)
  await page.goto(`/play?id=${point.courseId}&section=${point.sectionId}&at=${at}`)
  const { dialog } = questionOn(page)
  const film = page.locator('video')
  await expect(async () => {
    // A browser may refuse to start a film by itself.
    if (!(await dialog.isVisible()))
      await film.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined))
    await expect(dialog).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

/** What is asked over the film, by the roles and names that hold. */
export const questionOn = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^第 \d+ 题/ })
  return {
    dialog,
    submit: dialog.getByRole('button', { name: /^(?:重新)?提交$/ }),
    skip: dialog.getByRole('button', { name: '跳过' }),
    watchAgain: dialog.getByRole('button', { name: '回看此段' }),
    goOn: dialog.getByRole('button', { name: '继续播放' }),
    again: dialog.getByRole('button', { name: '重新作答' }),
    verdict: dialog.getByRole('status'),
  }
}

/** Gives some answer to whatever is asked. */
export const answerSomehow = async (page: Page): Promise<void> => {
  const { dialog } = questionOn(page)
  await expect(dialog.locator('input, textarea, [contenteditable=true]').first()).toBeAttached()
  for (const group of await dialog.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check({ force: true })
  for (const group of await dialog.getByRole('group', { name: /可以选多个答案/ }).all())
    await group.getByRole('checkbox').first().check({ force: true })
  for (const blank of await dialog.getByRole('textbox', { name: /第 \d+ 空/ }).all()) await blank.fill('1/2')
  for (const essay of await dialog.getByRole('textbox', { name: /写下解答/ }).all()) {
    await essay.click()
    await page.keyboard.type('因为两边相等')
  }
}
