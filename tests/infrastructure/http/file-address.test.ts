import { expect, it } from 'vitest'
import { fileAddressOf } from '#infrastructure/http/file-address.ts'

it.each([
  ['/files/1.png', 'https://api.example.cn/files/1.png'],
  ['https://cdn.example.cn/1.png', 'https://cdn.example.cn/1.png'],
  ['//cdn.example.cn/1.png', '//cdn.example.cn/1.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['data:text/html,<script>', ''],
  ['javascript:alert(1)', ''],
  ['1.png', ''],
  ['', ''],
])('%j becomes %j', (address, expected) => {
  expect(fileAddressOf('https://api.example.cn')(address)).toBe(expected)
})
