// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { richBlocksOf } from '#infrastructure/paper/rich-blocks.ts'

it('a program keeps its indentation in a document, an editor’s own formatting does not stand', () => {
  const texts = richBlocksOf('<p>if a:<br />    print(a)<br />\n    print(b)</p>').flatMap((block) =>
    block.kind === 'lines'
      ? block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '\n'))
      : [],
  )
  expect(texts.join('')).toBe('if a:\n\u00a0\u00a0\u00a0\u00a0print(a)\n print(b)')
})

it('a program is told from other lines, in a paragraph of its own', () => {
  const html = '<p>运行程序：<br />输出____。</p><p>for i in range(3):<br />    print(i)</p>'
  const looks = richBlocksOf(html).map((block) =>
    block.kind === 'lines'
      ? block.inlines.flatMap((inline) => (inline.kind === 'text' ? [inline.look.program] : []))
      : [],
  )
  expect(looks).toEqual([
    [false, false],
    [true, true, true],
  ])
})
