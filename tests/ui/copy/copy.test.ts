import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { agreementZhCn } from '#ui/copy/agreement-zh-cn.ts'
import { zhCn } from '#ui/copy/zh-cn.ts'

/** Every text with its path; a text that is made from values is made from samples. */
const textsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function')
    return [[path, (value as (...samples: readonly string[]) => string)('甲', '乙', '丙')]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

/** Says nothing on purpose: what is not live has no badge. */
const SILENT = ['.card.liveStatus.none']

describe('the catalogue of texts', () => {
  const texts = [...textsOf(zhCn), ...textsOf(agreementZhCn, '.agreement')]

  it('says something everywhere', () => {
    expect(texts.length).toBeGreaterThan(150)
    expect(texts.filter(([path, text]) => text.trim() === '' && !SILENT.includes(path))).toEqual([])
  })

  // R-product-1.
  it('is Chinese, in Chinese punctuation, and every value that is put in can be seen', () => {
    const wrong = texts.filter(
      ([path, text]) =>
        !SILENT.includes(path) && (!/\p{Script=Han}/u.test(text) || /[,;?]|undefined|\.\.\./.test(text)),
    )
    expect(wrong).toEqual([])
  })

  it('speaks to everybody in one way: 你', () => {
    const folders = ['src/ui/copy', 'server/modules']
    const polite = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes('您'))
    expect(polite).toEqual([])
  })

  it('holds every visible text: no view has one of its own', () => {
    const root = 'src/ui'
    const own = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('copy'))
      .filter((file) => {
        const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        return /\p{Script=Han}/u.test(code)
      })
    expect(own.sort()).toEqual([
      // Units of counts and times, a title that is no part of a name, and the names by which subjects are recognised.
      'format/count.ts',
      'format/duration.ts',
      'format/initial.ts',
      'format/moment.ts',
      'theme/subject-style.ts',
    ])
  })
})
