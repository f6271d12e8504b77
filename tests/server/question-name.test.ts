import { expect, test } from 'vitest'
import { questionName } from '#server/modules/content/question-name.ts'

const tex = String.raw

test.each([
  ['<p>“一叹”写什么？</p>', '“一叹”写什么？'],
  [tex`<p>计算 \(\frac{1}{2}+\frac{x-1}{3}=\)____。</p>`, '计算 1/2+(x-1)/3=____。'],
  [tex`\(x^2-5x+6=0\)，\(a_{n+1}=2a_n\)，\(10^{-3}\)`, 'x²-5x+6=0，an+1=2an，10⁻³'],
  [tex`\(\sqrt{b^2-4ac}\) 与 \(\sqrt[3]{8}\)`, '√(b²-4ac) 与 ³√8'],
  [tex`\(\mathrm{CaCO_3}\) 和 \(\mathrm{Ca(OH)_2}\)`, 'CaCO₃ 和 Ca(OH)₂'],
  [tex`\(\triangle ABC\) 中 \(\angle A=60^\circ\)，\(a\le b\)`, '△ABC 中 ∠A=60°，a≤b'],
  [tex`<p>\(x&lt;3\) 或 \(x&gt;5\)</p>`, 'x<3 或 x>5'],
  [tex`\(\begin{cases}x&amp;=1\\y&amp;=2\end{cases}\)`, 'x=1 y=2'],
  [tex`\(A=\{1,2\}\)`, 'A=｛1,2｝'],
  ['<p>如下表</p><table><tbody><tr><th>甲</th><td>1</td></tr></tbody></table>', '如下表 甲 1'],
  ['<p>a &lt; b &amp; c<br />d</p>', 'a < b & c d'],
  ['<p><img data-file="3" alt="" /></p>', ''],
  [
    '<p>&ldquo;一叹&rdquo;&hellip;&nbsp;写&#39;什么&#x27;？3 &times; 2 &amp;lt; 7 &无; AT&T;</p>',
    "“一叹”… 写'什么'？3 × 2 &lt; 7 &无; AT&T;",
  ],
])('the stem %s is called %s', (stem, name) => {
  expect(questionName(stem)).toBe(name)
})

test('a long stem is cut after 79 characters, and says so', () => {
  const name = questionName(`<p>${'题'.repeat(81)}</p>`)
  expect([Array.from(name).length, name.at(-1)]).toEqual([80, '…'])
  expect(questionName(`<p>${'题'.repeat(80)}</p>`)).toBe('题'.repeat(80))
})

test('a long stem is never cut within a word or a number, unless that is all there is', () => {
  expect(questionName(`<p>${'题'.repeat(74)} photosynthesis</p>`)).toBe(`${'题'.repeat(74)}…`)
  expect(questionName(`<p>${'题'.repeat(76)}123456</p>`)).toBe(`${'题'.repeat(76)}…`)
  expect(questionName(`<p>${'a'.repeat(90)}</p>`)).toBe(`${'a'.repeat(79)}…`)
})
