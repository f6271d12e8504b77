import type { Page } from '@playwright/test'
import { cancelJob, runJobAgain } from '#contract/job.ts'
import { saveCourseCaption } from '#contract/studio-caption.ts'
import { saveCourseCover } from '#contract/studio-cover.ts'
import { prepareCourseFilm } from '#contract/studio-film.ts'
import { type Act, type Ask, confirming, named, pressing, told } from './act.ts'
import { filmedDraft, SECTION } from './arranged-courses.ts'

const teacher = 'teacher' as const

const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:04.000\n今天我们看浮力。\n'
/** Takes a server long enough that it is still at it when a page has come. */
const LONG_FILM = 'demo/files/lessons/art-junior-landscape-02.mp4'

const openFilm = async (page: Page, ask: Ask, name: string): Promise<void> => {
  const { Id } = await filmedDraft(page, ask, name)
  await page.goto(`/studio/courses/${Id}/films/${SECTION}`)
}
const aFilmJob = async (page: Page, ask: Ask, name: string): Promise<string> => {
  const { JobId } = await ask(prepareCourseFilm, { body: await filmedDraft(page, ask, name, LONG_FILM) })
  return JobId ?? ''
}
/** Where the job of a film says how it stands. */
const stateOf = (page: Page, name: string, state: RegExp) =>
  page.getByRole('listitem').filter({ hasText: name }).getByText(state)

export const filmActs = (): readonly Act[] => [
  named((name) => ({
    call: saveCourseCaption,
    persona: teacher,
    open: async (page, ask) => {
      await openFilm(page, ask, name)
      await page.getByText('还没有字幕').waitFor()
    },
    press: (page) =>
      page
        .locator('input[type="file"][aria-label="导入字幕文件"]')
        .setInputFiles({ name: '讲.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) }),
    again: null,
    done: told('字幕已保存'),
  })),
  named((name) => ({
    call: saveCourseCover,
    persona: teacher,
    open: async (page, ask) => {
      const { Id } = await filmedDraft(page, ask, name)
      await page.goto(`/studio/courses/${Id}`)
      await pressing('取视频画面')(page)
      // The same frame is taken twice.
      await page
        .getByRole('dialog')
        .locator('video')
        .evaluate(
          (film: HTMLVideoElement) =>
            film.readyState >= film.HAVE_CURRENT_DATA ||
            new Promise((resolve) => film.addEventListener('loadeddata', resolve, { once: true })),
        )
    },
    press: pressing('用这个画面'),
    done: (page) => page.getByRole('img', { name: '课程封面' }),
  })),
  named((name) => ({
    call: prepareCourseFilm,
    persona: teacher,
    open: (page, ask) => openFilm(page, ask, name),
    press: pressing('制作多种清晰度'),
    done: told(/^(正在制作多种清晰度|已有多种清晰度)/),
  })),
  named((name) => ({
    call: cancelJob,
    persona: teacher,
    open: async (page, ask) => {
      await aFilmJob(page, ask, name)
      await page.goto('/studio/jobs')
    },
    press: async (page) => {
      await pressing(`停止视频处理：${name}.mp4`)(page)
      await confirming('停止')(page)
    },
    done: (page) => stateOf(page, name, /^已停止$/),
  })),
  named((name) => ({
    call: runJobAgain,
    persona: teacher,
    open: async (page, ask) => {
      await ask(cancelJob, { body: { Id: await aFilmJob(page, ask, name) } })
      await page.goto('/studio/jobs')
    },
    press: pressing(`重新运行视频处理：${name}.mp4`),
    done: (page) => stateOf(page, name, /^(等待中|进行中|已完成)$/),
  })),
]
