import { expect, it } from 'vitest'
import { withAnswerBrackets } from '#domain/question/answer-brackets.ts'

it.each([
  ['<p>下列说法正确的是</p>', '<p>下列说法正确的是（　　）</p>'],
  ['<p>下列说法正确的是：</p>', '<p>下列说法正确的是（　　）</p>'],
  ['<p>地球绕太阳转。</p>', '<p>地球绕太阳转（　　）。</p>'],
  ['<p>哪一个最大？</p>', '<p>哪一个最大？（　　）</p>'],
  ['<p>其中（ ）是质数</p>', '<p>其中（　　）是质数</p>'],
  ['<p>其中（&nbsp;&nbsp;）是质数，(  )不是</p>', '<p>其中（　　）是质数，（　　）不是</p>'],
  ['<p>结果是（____）</p>', '<p>结果是（　　）</p>'],
  ['<p>调用 f() 得到</p>', '<p>调用 f() 得到（　　）</p>'],
  ['<p>print( ) 输出</p>', '<p>print( ) 输出（　　）</p>'],
  [
    '<p>如图，正确的是</p><p><img src="/a.png" alt="图"></p>',
    '<p>如图，正确的是（　　）</p><p><img src="/a.png" alt="图"></p>',
  ],
  [
    '<p>由表可知</p><table><tr><td>1</td></tr></table>',
    '<p>由表可知（　　）</p><table><tr><td>1</td></tr></table>',
  ],
  ['<p>求 \\(x^2\\)</p>', '<p>求 \\(x^2\\)（　　）</p>'],
  ['She ____ to school.', 'She ____ to school.（　　）'],
  ['<p><img src="/a.png"></p>', '<p><img src="/a.png"></p>（　　）'],
])('%s has brackets for its answer', (stem, asked) => {
  expect(withAnswerBrackets(stem)).toBe(asked)
  expect(withAnswerBrackets(asked)).toBe(asked)
})
