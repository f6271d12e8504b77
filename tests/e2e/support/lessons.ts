import { expect, type Page } from '@playwright/test'

/** What the server says of a film. */
export interface FilmInfo {
  readonly courseId: number
  readonly sectionId: number
  readonly name: string
  readonly duration: number
  readonly points: readonly { readonly Second: number; readonly Required: boolean }[]
  readonly nextId: number
}

interface PlayInfo {
  readonly Name: string
  readonly Duration: number
  readonly NextSectionId: number
  readonly QuestionPoints: FilmInfo['points']
  readonly Record: { readonly ProgressTime: number; readonly Progress: number } | null
}

/** The session of the user of this page, which need not be open. */
export const tokenOf = async (page: Page): Promise<string> => {
  const { origins } = await page.context().storageState()
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'token')
  return token?.value ?? ''
}

/** Asks the API as the user of this page, past the page: none has to be open. */
export const askApi = async <T>(page: Page, path: string, body?: unknown): Promise<T> => {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  const asked =
    body === undefined
      ? page.request.get(path, { headers })
      : page.request.post(path, { headers, data: body })
  const { Data } = (await (await asked).json()) as { readonly Data: T }
  return Data
}

const playInfo = (page: Page, sectionId: number): Promise<PlayInfo> =>
  askApi(page, `/api/user/structurepagecontent/getstructurepagecontentinfo?Id=${sectionId}`)

interface Section {
  readonly Id: number
  readonly SectionType: number
  readonly IsRecording: boolean
}

/** A film of the recorded course at this place of the list of all: each test takes a course that no other plays. */
export const filmAt = async (page: Page, course: number, film = 0): Promise<FilmInfo> => {
  const list = await askApi<{ Items: { Id: number }[] }>(
    page,
    '/api/user/structurepagecontent/getstructurepagelist',
    { PageIndex: 1, PageSize: 20 },
  )
  return filmOf(page, list.Items[course]?.Id ?? 0, film)
}

/** A film of this course; lessons whose films are still to be recorded are none. */
export const filmOf = async (page: Page, courseId: number, film = 0): Promise<FilmInfo> => {
  const { Chapters } = await askApi<{ Chapters: { Sections: Section[] }[] }>(
    page,
    `/api/user/structuredirectory/getcoursedetailsinfo?Id=${courseId}`,
  )
  const films = Chapters.flatMap(({ Sections }) => Sections).filter(
    ({ SectionType, IsRecording }) => SectionType === 1 && !IsRecording,
  )
  const sectionId = films[film]?.Id ?? 0
  const { Name, Duration, QuestionPoints, NextSectionId } = await playInfo(page, sectionId)
  return {
    courseId,
    sectionId,
    name: Name,
    duration: Duration,
    points: QuestionPoints,
    nextId: NextSectionId,
  }
}

/** Where the server knows the learner to be, in seconds. */
export const recordedPosition = async (page: Page, { sectionId }: FilmInfo): Promise<number> =>
  (await playInfo(page, sectionId)).Record?.ProgressTime ?? 0

export const addressOfFilm = ({ courseId, sectionId }: FilmInfo, rest = ''): string =>
  `/play?id=${courseId}&section=${sectionId}${rest}`

/** Where the film of this page is, in seconds. */
export const filmPosition = (page: Page): Promise<number> =>
  page.locator('video').evaluate((film) => (film as HTMLVideoElement).currentTime)

export const isPaused = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((film) => (film as HTMLVideoElement).paused)

/** Lets the film run: a browser may want a key for that. */
export const letRun = async (page: Page): Promise<void> => {
  await expect(page.locator('video')).toBeVisible()
  await expect(async () => {
    if (await isPaused(page)) await page.keyboard.press('k')
    expect(await isPaused(page)).toBe(false)
  }).toPass()
}

/** Four times as fast as somebody watches: what a film tells of itself four times a second then lies a second apart. */
const HASTE = 4

/** Hastens a film that runs, or soon does, to this second; from there it runs at its own pace. */
export const hasten = async (page: Page, second: number): Promise<void> => {
  await expect.poll(() => filmPosition(page)).toBeGreaterThan(0)
  await page.locator('video').evaluate(
    (element, { to, urgency }) => {
      const film = element as HTMLVideoElement
      const pace = film.playbackRate
      film.playbackRate = urgency
      return new Promise<void>((resolve, reject) => {
        const look = () => {
          if (film.isConnected && film.currentTime < to) return
          for (const news of ['timeupdate', 'pause']) film.removeEventListener(news, look)
          film.playbackRate = pace
          if (film.isConnected) resolve()
          else reject(new Error('the film has gone'))
        }
        // A film that is taken from its page pauses.
        for (const news of ['timeupdate', 'pause']) film.addEventListener(news, look)
        look()
      })
    },
    { to: second, urgency: HASTE },
  )
}

export const runTo = async (page: Page, second: number): Promise<void> => {
  await letRun(page)
  await hasten(page, second)
}

/** As in a browser that lets no film begin by itself: none does before somebody pressed something on this page. */
export const forbidAutoplay = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      return navigator.userActivation.isActive
        ? play.call(this)
        : Promise.reject(new DOMException('nobody asked for it', 'NotAllowedError'))
    }
  })

/** Lets a film that runs need very long for what is left of it, so that a slow machine does not miss what is looked at. */
export const slowDown = (page: Page): Promise<void> =>
  page.locator('video').evaluate((film) => {
    ;(film as HTMLVideoElement).playbackRate = 0.1
  })
