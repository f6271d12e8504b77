import { expect, test } from 'vitest'
import { sanitizeNodes } from '#infrastructure/preview/sanitize-nodes.ts'

const cleaned = (html: string): string => {
  const place = document.createElement('div')
  place.innerHTML = html
  const clean = document.createElement('div')
  clean.append(...sanitizeNodes([...place.childNodes]))
  return clean.innerHTML
}

test.each([
  ['<p>勾股<b>定理</b></p>', '<p>勾股<b>定理</b></p>'],
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<iframe srcdoc="x"></iframe><object></object><form><input></form>', ''],
  ['<img src="https://out.example/a.png" onerror="alert(1)">', '<img>'],
  ['<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAA">'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  [
    '<a href="https://a.example/">x</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['<p style="background: url(https://out.example/a.png)">x</p>', '<p style="background: none">x</p>'],
  [
    '<style>@import "https://out.example/a.css"; p { color: red }</style>',
    '<style>none p { color: red }</style>',
  ],
])('%s becomes %s', (html, clean) => {
  expect(cleaned(html)).toBe(clean)
})
