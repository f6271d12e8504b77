import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { coverLines } from '#ui/components/cover-lines.ts'

afterEach(() => vi.unstubAllGlobals())

/** As a browser has them in which a global is something else. */
const coverLinesWith = async (global: string, value: unknown): Promise<typeof coverLines> => {
  vi.resetModules()
  vi.stubGlobal(global, value)
  return (await import('#ui/components/cover-lines.ts')).coverLines
}

describe('the lines of a cover', () => {
  it.each([
    ['浮力', ['浮力']],
    ['《背影》', ['背影']],
    ['', ['']],
    ['电学综合实验答疑', ['电学综合实验答疑']],
    ['中考数学压轴题：动点问题', ['中考数学压轴题', '动点问题']],
    ['《岳阳楼记》精读与迁移写作', ['岳阳楼记精读', '与迁移写作']],
    ['中国地形分布图（高清）', ['中国地形分布图', '（高清）']],
    ['Unit 3 Sports 词汇', ['Unit 3', 'Sports 词汇']],
    ['勾股定理：从赵爽弦图到实际应用', ['勾股定理', '从赵爽弦图到实际…']],
    ['有理数的加减法 第一课时课件', ['有理数的加减法', '第一课时课件']],
    ['👩‍🏫👩‍🏫👩‍🏫', ['👩‍🏫👩‍🏫👩‍🏫']],
  ])('of %j', (title, lines) => {
    expect(coverLines(title)).toEqual(lines)
  })

  it('are broken in the middle by a browser that cannot tell words', async () => {
    const lines = await coverLinesWith('Intl', {})
    expect(lines('《岳阳楼记》精读与迁移写作')).toEqual(['岳阳楼记精读', '与迁移写作'])
    expect(lines('中国古代史知识脉络梳理')).toEqual(['中国古代史知', '识脉络梳理'])
  })

  it('need no thread of their own', async () => {
    const Forbidden = class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError')
      }
    }
    const lines = await coverLinesWith('Worker', Forbidden)
    expect(lines('中国古代史知识脉络梳理')).toEqual(['中国古代史', '知识脉络梳理'])
  })

  it('count what is not asked about as a reader does', () => {
    const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })
    const plain = fc.stringMatching(/^[ -~·—‘’“”、。《》【】（），：；？！\u{4e00}-\u{9fff}]{10,40}$/u)
    fc.assert(
      fc.property(plain, (text) => {
        expect([...characters.segment(text)].map(({ segment }) => segment)).toEqual(Array.from(text))
      }),
    )
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
        expect(lines.join('')).not.toMatch(/\p{Surrogate}/u)
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
