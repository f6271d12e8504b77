import type { Page } from '@playwright/test'
import { getCourseDetailsInfo, getStructurePageList } from '#contract/course.ts'
import { getStructurePageContentInfo } from '#contract/playback.ts'

export interface Film {
  readonly kind: 'HLS' | 'MP4'
  readonly courseId: number
  readonly sectionId: number
}

const HLS = 'application/vnd.apple.mpegurl'

interface Answer {
  readonly Data: unknown
}

/** Asks the server as the page that is signed in. */
const ask = async <T>(page: Page, path: string, body?: object): Promise<T> => {
  const answer = await page.evaluate(
    async ([address, text]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      }
      const init = text === '' ? { headers } : { headers, method: 'POST', body: text }
      return (await (await fetch(address, init)).json()) as unknown
    },
    [path, body ? JSON.stringify(body) : ''] as const,
  )
  return (answer as Answer).Data as T
}

/** One film of each kind: the first section of the first course that has it. */
export const findFilms = async (page: Page): Promise<readonly Film[]> => {
  const found = new Map<Film['kind'], Film>()
  const { Items } = await ask<{ Items: { Id: number }[] }>(page, getStructurePageList.path, {
    PageIndex: 1,
    PageSize: 20,
  })
  for (const { Id: courseId } of Items) {
    const { Chapters } = await ask<{ Chapters: { Sections: { Id: number }[] }[] }>(
      page,
      `${getCourseDetailsInfo.path}?Id=${courseId}`,
    )
    for (const { Id: sectionId } of Chapters.flatMap(({ Sections }) => Sections)) {
      const info = await ask<{ PlayUrls?: { Mime: string }[] } | null>(
        page,
        `${getStructurePageContentInfo.path}?Id=${sectionId}`,
      )
      const mimes = info?.PlayUrls?.map(({ Mime }) => Mime) ?? []
      const kind = mimes.includes(HLS) ? 'HLS' : 'MP4'
      if (mimes.length > 0 && !found.has(kind)) found.set(kind, { kind, courseId, sectionId })
      if (found.size === 2) return [...found.values()]
    }
  }
  return [...found.values()]
}
