import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editableText, htmlOfEditable } from '#server/import/questions/editable-text.ts'

/** A dollar sign that is one, beside a formula: nothing that can be typed keeps both apart. */
const isAmbiguous = (html: string): boolean => html.includes('$') && /\\[([]/.test(html)

const typedOf = (html: string): string => editableText(html, new Map())

describe('a text that is typed again', () => {
  test.each([
    ['若 $x^2+1=5$，则 $x$ 为 ____', '若 $x^2+1=5$，则 $x$ 为 ____'],
    ['若 \\(x^2+1=5\\)，则', '若 $x^2+1=5$，则'],
    ['$$\\frac{1}{2}$$', '$$\\frac{1}{2}$$'],
    ['第一行\n$$E=mc^2$$\n第三行', '第一行\n$$E=mc^2$$\n第三行'],
    // Between dollar signs it would be read as something else.
    ['\\(a\\)\\(b\\)', '\\(a\\)\\(b\\)'],
    ['\\(x\\)2', '\\(x\\)2'],
    ['铅笔 $3，尺子 $5', '铅笔 $3，尺子 $5'],
  ])('%j comes back as %j', (typed, again) => {
    expect(typedOf(htmlOfEditable(typed, new Map()))).toBe(again)
  })

  test('means the same again, whatever stands in it but a dollar sign beside a formula', () => {
    const piece = fc.constantFrom('\\(', '\\)', '\\[', '\\]', '$', '$$', 'x', '^2', '=', ' ', '5', '费', '\n')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const html = htmlOfEditable(pieces.join(''), new Map())
        fc.pre(!isAmbiguous(html))
        const again = htmlOfEditable(typedOf(html), new Map())
        expect(again.replaceAll(' ', '')).toBe(html.replaceAll(' ', ''))
      }),
    )
  })
})
