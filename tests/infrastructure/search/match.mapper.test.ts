import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentsOfMatch } from '#infrastructure/search/match.mapper.ts'

it.each([
  ['', []],
  ['勾股定理', [{ text: '勾股定理', matched: false }]],
  [
    '探索<em>勾股</em>定理<em>勾股</em>',
    [
      { text: '探索', matched: false },
      { text: '勾股', matched: true },
      { text: '定理', matched: false },
      { text: '勾股', matched: true },
    ],
  ],
  [
    'a &lt; b &amp;lt; <em>&quot;c&#39;</em>',
    [
      { text: 'a < b &lt; ', matched: false },
      { text: '"c\'', matched: true },
    ],
  ],
  [
    '<img src=x onerror=alert(1)><em><b>x</b></em>',
    [
      { text: '<img src=x onerror=alert(1)>', matched: false },
      { text: '<b>x</b>', matched: true },
    ],
  ],
  ['<em>open', [{ text: '<em>open', matched: false }]],
] as const)('%s is read as parts of plain text', (html, segments) => {
  expect(segmentsOfMatch(html)).toEqual(segments)
})

it('nothing is lost but the marks, whatever the name', () => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.boolean())), (parts) => {
      const html = parts.map(([text, on]) => (on ? `<em>${escaped(text)}</em>` : escaped(text))).join('')
      const read = segmentsOfMatch(html)
      expect(read.map(({ text }) => text).join('')).toBe(parts.map(([text]) => text).join(''))
      const marked = (list: readonly (readonly [string, boolean])[]) =>
        list.filter(([, on]) => on).map(([text]) => text)
      expect(marked(read.map(({ text, matched }) => [text, matched] as const))).toEqual(marked(parts))
    }),
  )
})
