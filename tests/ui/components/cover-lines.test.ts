import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverLines } from '#ui/components/cover-lines.ts'

describe('the lines of a cover', () => {
  it.each([
    ['浮力', ['浮力']],
    ['《背影》', ['背影']],
    ['', ['']],
    ['勾股定理：从赵爽弦图到实际应用', ['勾股定理', '从赵爽弦图到实际…']],
    ['有理数的加减法 第一课时课件', ['有理数的加减法', '第一课时课件']],
    ['👩‍🏫👩‍🏫👩‍🏫', ['👩‍🏫👩‍🏫👩‍🏫']],
  ])('of %j', (title, lines) => {
    expect(coverLines(title)).toEqual(lines)
  })

  it('are one or two of nine characters, tear none apart and begin as the title does', () => {
    const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })
    const length = (line: string) => [...characters.segment(line)].length
    const title = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(title, (text) => {
        const lines = coverLines(text)
        expect([1, 2]).toContain(lines.length)
        expect(Math.max(...lines.map(length))).toBeLessThanOrEqual(9)
        expect(lines.join('').isWellFormed()).toBe(true)
        expect(
          text
            .replace(/[《》“”"'「」]/g, '')
            .trim()
            .startsWith(lines[0] ?? ''),
        ).toBe(true)
      }),
    )
  })
})
