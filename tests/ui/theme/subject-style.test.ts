import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { subjectStyleOf } from '#ui/theme/subject-style.ts'

/** The colours of the screens document. */
const COLOURS = {
  语文: 'crimson',
  数学: 'blue',
  英语: 'violet',
  物理: 'cyan',
  化学: 'teal',
  生物: 'green',
  政治: 'ruby',
  历史: 'bronze',
  地理: 'sky',
  音乐: 'plum',
  美术: 'orange',
  体育: 'grass',
  信息: 'indigo',
}

describe('the look of a subject', () => {
  it('has the colour that was agreed, and a glyph of its own', () => {
    const looks = Object.keys(COLOURS).map((name) => [name, subjectStyleOf(name)] as const)
    expect(Object.fromEntries(looks.map(([name, { color }]) => [name, color]))).toEqual(COLOURS)
    expect(new Set(looks.map(([, { glyph }]) => glyph)).size).toBe(looks.length)
  })

  it.each([
    ['思想政治', 'ruby'],
    ['道德与法治', 'ruby'],
    ['信息科技', 'indigo'],
    ['生物学', 'green'],
    ['体育与健康', 'grass'],
    ['', 'sand'],
    ['劳动', 'sand'],
  ])('of %j is %s', (name, colour) => {
    expect(subjectStyleOf(name).color).toBe(colour)
  })

  it('stands in the stylesheet', () => {
    const css = readFileSync('src/ui/theme/subject-style.css', 'utf8')
    for (const colour of [...Object.values(COLOURS), 'sand']) expect(css).toContain(`.subject--${colour} {`)
  })
})
