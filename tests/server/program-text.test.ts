import { expect, test } from 'vitest'
import { htmlOf } from '#server/import/questions/text-format.ts'
import { tidied } from '#server/import/questions/tidy-html.ts'

const PROGRAM = ['for i in range(3):', '    if i > 1:', '        print(i)']

const kept = (html: string) => tidied(html).replaceAll('&nbsp;', ' ')

test.each([
  ['plain', PROGRAM.join('\n')],
  ['moodle', PROGRAM.join('\n')],
  ['markdown', PROGRAM.join('\n')],
  ['html', `<pre><code>${PROGRAM.join('\n').replace('>', '&gt;')}</code></pre>`],
] as const)('a program keeps its indentation in a text that is %s', (format, text) => {
  const html = kept(htmlOf(text, format))
  expect(html.replace(/^<p>|<\/p>$/g, '').replace(/(?:<\/?code>)/g, '')).toBe(
    'for i in range(3):<br />    if i &gt; 1:<br />        print(i)',
  )
})

test('a program between the fences of markdown stands apart from what is said of it', () => {
  const text = `输出**几**个数？\n\n\`\`\`python\n${PROGRAM.join('\n')}\n\`\`\`\n选一个。`
  expect(kept(htmlOf(text, 'markdown'))).toBe(
    '<p>输出<strong>几</strong>个数？</p><p>for i in range(3):<br />    if i &gt; 1:<br />        print(i)</p><p>选一个。</p>',
  )
})
