import { expect, it } from 'vitest'
import { portableLatex } from '#infrastructure/paper/portable-latex.ts'

it.each([
  ['(x-2)^2+(y-3)^2=25', '\\left(x-2\\right)^2+\\left(y-3\\right)^2=25'],
  ['[0,1)', '\\left[0,1\\right)'],
  ['\\{1,2\\}', '\\left\\{1,2\\right\\}'],
  ['\\sqrt[3]{(a+b)}', '\\sqrt[3]{\\left(a+b\\right)}'],
  ['\\left(\\frac{1}{2}\\right)^{-1}', '\\left(\\frac{1}{2}\\right)^{-1}'],
  ['\\begin{cases}(a&b)\\\\[4pt]c\\end{cases}', '\\begin{cases}(a&b)\\\\[4pt]c\\end{cases}'],
  ['(2+2i)=', '\\left(2+2i\\right)\\text{=}'],
  ['\\mathrm{Fe}^{3+}', '\\text{Fe}^{3\\text{+}}'],
  [
    '\\mathrm{H_2(g)\\rightleftharpoons 2HI^{-}}',
    '\\text{H}_2\\left(\\text{g}\\right)\\rightleftharpoons 2\\text{HI}^{\\text{−}}',
  ],
  ['x^-', 'x^{\\text{−}}'],
  ['a\\le', 'a\\text{≤}'],
  ['a\\left<b\\right>', 'a\\left<b\\right>'],
  ['x^+y', 'x^{\\text{+}}y'],
  ['=5', '\\text{=}5'],
  ['{}={}', '{}={}'],
  ['-3<x', '-3<x'],
  ['(a', '(a'],
  ['v=gt', 'v=𝑔𝑡'],
  ['\\frac{1}{2}gt^2\\gt lt', '\\frac{1}{2}𝑔𝑡^2\\gt 𝑙𝑡'],
  ['agt\\sin x\\text{in}\\in S', 'agt\\sin x\\text{in}\\in S'],
])('%s', (latex, portable) => {
  expect(portableLatex(latex)).toBe(portable)
})
