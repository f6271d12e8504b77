import { describe, expect, it } from 'vitest'
import { subjectLookOf } from '#ui/theme/subject-look.ts'

describe('the look of a subject', () => {
  it('has a colour and a glyph of its own for each', () => {
    const looks = [
      '语文',
      '数学',
      '英语',
      '物理',
      '化学',
      '生物',
      '政治',
      '历史',
      '地理',
      '音乐',
      '美术',
      '体育',
      '信息技术',
    ].map(subjectLookOf)
    expect(looks.map(({ color }) => color)).toEqual([
      'crimson',
      'blue',
      'violet',
      'cyan',
      'teal',
      'green',
      'ruby',
      'bronze',
      'sky',
      'plum',
      'orange',
      'grass',
      'indigo',
    ])
    expect(new Set(looks.map(({ glyph }) => glyph)).size).toBe(13)
  })

  it('knows the names that schools use', () => {
    expect(subjectLookOf('道德与法治')).toEqual(subjectLookOf('思想政治'))
    expect(subjectLookOf('体育与健康')).toEqual(subjectLookOf('体育'))
  })

  it('is neutral for a subject that nobody knows', () => {
    expect(subjectLookOf('')).toEqual({ color: 'sand', glyph: 'book' })
  })
})
