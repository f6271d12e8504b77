import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { hasFormulas, piecesOf } from '#domain/question/formulas.ts'
import { QuestionText } from '#ui/question/question-text.tsx'
import { SearchedWords } from '#ui/question/searched-words.ts'

afterEach(cleanup)

const shown = (html: string): HTMLElement => {
  const { container } = render(<QuestionText html={html} />)
  const [text] = container.children
  if (!(text instanceof HTMLElement)) throw new Error('nothing is shown')
  return text
}

describe('formulas', () => {
  it.each([
    ['无公式', [{ kind: 'text', text: '无公式' }]],
    [
      '若 \\(a<b\\)，则',
      [
        { kind: 'text', text: '若 ' },
        { kind: 'formula', latex: 'a<b', display: false },
        { kind: 'text', text: '，则' },
      ],
    ],
    [
      '\\[ x^2 \\]\\(y\\)',
      [
        { kind: 'formula', latex: 'x^2', display: true },
        { kind: 'formula', latex: 'y', display: false },
      ],
    ],
    ['\\(没有结束', [{ kind: 'text', text: '\\(没有结束' }]],
  ])('are found in %s', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
    expect(hasFormulas(text)).toBe(pieces.some(({ kind }) => kind === 'formula'))
  })
})

describe('the text of a question', () => {
  it('is typeset once what draws formulas has come, with its words for readers', async () => {
    const text = shown('<p>斜边 \\(c=\\sqrt{a^2+b^2}\\)，生成 \\(\\ce{H2O}\\)</p>')
    await waitFor(() => expect(text.querySelectorAll('.katex')).toHaveLength(2))
    expect(text.querySelector('math annotation')?.textContent).toBe('c=\\sqrt{a^2+b^2}')
    expect(text.querySelectorAll('.katex-error')).toHaveLength(0)
  })

  it('leaves a formula that cannot be read as it was written', async () => {
    const text = shown('<p>\\(\\frac{1\\)</p>')
    await waitFor(() => expect(text.querySelector('.katex-error')?.textContent).toBe('\\frac{1'))
  })

  it('leads nowhere and fetches nothing by its formulas', async () => {
    const text = shown(
      '<p>\\(\\href{javascript:alert(1)}{x}\\includegraphics{https://a.example/b.png}\\)</p>',
    )
    await waitFor(() => expect(text.querySelector('.katex')).not.toBe(null))
    expect(text.querySelectorAll('a, img, [href], [src]')).toHaveLength(0)
  })

  it('keeps the lines of a program as they are indented, in a paragraph and out of it', () => {
    const text = shown(
      '<p>输出是____。</p><p>s = 0<br />for i in range(3):<br />    s = s + i<br />\u00a0\u00a0print(s)</p><p>甲<br />\n  乙</p>',
    )
    const [program, ...others] = text.querySelectorAll<HTMLElement>('.question-text__code')
    expect([program?.textContent, others.length]).toEqual([
      's = 0for i in range(3):    s = s + i  print(s)',
      0,
    ])
    const bare = shown('if a &gt; 1:<br />\tprint(a)')
    expect(bare.querySelector('.question-text__code')?.textContent).toContain('\tprint(a)')
  })

  it('holds the punctuation at its blanks and formulas, where a line would begin or end with it', () => {
    const text = shown('<p>若（\\(a\\)），则 \\(b=\\)____。____ 与 \\(c\\) 中</p>')
    const held = [...text.querySelectorAll('.question-text__held')]
    expect(
      held.map(({ firstChild, lastChild }) => [firstChild?.textContent, lastChild?.textContent]),
    ).toEqual([
      ['（', '），'],
      ['', '。'],
    ])
    expect(screen.getAllByRole('img')).toHaveLength(2)
  })

  it('numbers its blanks and lets a table scroll by itself', () => {
    const text = shown('<p>甲 ____ 乙 ＿＿＿ 丙 __ 丁</p><table><tr><th colspan="2">质量</th></tr></table>')
    expect(screen.getAllByRole('img').map((blank) => blank.getAttribute('aria-label'))).toEqual([
      '第 1 空',
      '第 2 空',
    ])
    expect(text.textContent).toContain('丙 __ 丁')
    const scroller = screen.getByRole('group', { name: '表格' })
    expect([scroller.tabIndex, scroller.querySelector('th')?.colSpan]).toEqual([0, 2])
  })
})

describe('what was searched for', () => {
  const markedIn = (html: string, searched: string) => {
    const { container } = render(
      <SearchedWords value={searched}>
        <QuestionText html={html} />
      </SearchedWords>,
    )
    return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  }

  it('is marked in words, each word for itself, whatever its case and width, and never in a formula', () => {
    const html = '<p>由<strong>勾股定理</strong>，ＡＢ 边 \\(AB^2\\) 的定理</p>'
    expect(markedIn(html, '定理 ab')).toEqual(['定理', 'ＡＢ', '定理'])
    expect(markedIn(html, '')).toEqual([])
    expect(markedIn(html, '(.')).toEqual([])
  })
})
