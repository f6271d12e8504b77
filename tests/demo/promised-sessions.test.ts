import { describe, expect, it } from 'vitest'
import { subjects } from '#demo/content/index.ts'
import { LIVE_QUESTIONS } from '#demo/live-questions/index.ts'
import { SeedFiles } from '#demo/seed/files.ts'
import { numberOf } from '#tests/demo/support/number-word.ts'

const lives = subjects.flatMap(({ stages }) => stages.flatMap((stage) => stage.lives))

/** What a live course counts: 三场直播, 四讲, but neither 第三讲 nor 前三场, which are some of them. */
const COUNTED = /(?<![第前后])([两二三四五六七八九十])(?:次直播|场|讲|节课)/gu
const ONE_OF_THEM = /[第前]([一两二三四五六七八九十])(?:[讲场]|次(?:直播|讲))/gu
const SEVERAL = /[每逐](?:讲|场|次直播)|最后一[讲场次]|下一[讲场次]/u

/** What is said of sessions that a live course does not have. */
const untrueOf = (text: string, sessions: number): readonly string[] => [
  ...[...text.matchAll(COUNTED)].flatMap(([said, word = '']) => (numberOf(word) === sessions ? [] : [said])),
  ...[...text.matchAll(ONE_OF_THEM)].flatMap(([said, word = '']) =>
    sessions === 1 || numberOf(word) > sessions ? [said] : [],
  ),
  ...(sessions === 1 ? (SEVERAL.exec(text) ?? []) : []),
]

describe('what is said of the sessions of a live course', () => {
  it('is compared with how many there are', () => {
    expect(untrueOf('两次直播，第三讲比较两种做法', 1)).toEqual(['两次直播', '第三讲'])
    expect(untrueOf('四讲完成一轮训练，前三场各用一则材料，第四场讲评', 4)).toEqual([])
    expect(untrueOf('每场发放听写单', 1)).toEqual(['每场'])
    expect(untrueOf('每场先教抓手，第四场讲评', 3)).toEqual(['第四场'])
  })

  it('agrees with those that it has', () => {
    const untrue = lives.flatMap(({ key, title, summary, introduction, sessions }) =>
      untrueOf([title, summary, ...introduction, ...sessions].join('\n'), sessions.length).map(
        (said) => `${key}: ${said}`,
      ),
    )
    expect(untrue).toEqual([])
  })

  it('names none without a film to broadcast, and none without questions of its own', () => {
    const files = new SeedFiles()
    const without = lives.flatMap(({ key, sessions }) =>
      sessions.filter(
        (name, index) =>
          files.lessonFilm(key, name)?.hls === undefined || (LIVE_QUESTIONS[key]?.[index] ?? []).length === 0,
      ),
    )
    expect(without).toEqual([])
    const asking = Object.entries(LIVE_QUESTIONS).map(([key, sessions]) => [key, sessions.length])
    expect(Object.fromEntries(asking)).toEqual(
      Object.fromEntries(lives.map(({ key, sessions }) => [key, sessions.length])),
    )
  })
})
