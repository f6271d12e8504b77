import { expect, it } from 'vitest'
import { bannerOf } from '#infrastructure/catalogue/home.axios.ts'

const linkTo = (LinkUrl: string) =>
  bannerOf((address) => address)({ Id: 1, ImageUrl: '/a.webp', LinkType: 1, LinkUrl, Sort: 1 }).link

it.each(['/list?type=3&q=阅读 理解', '/x/..//still/here', '/%2f/here'])('%j stays in the app', (address) => {
  expect(linkTo(address)).toEqual({ kind: 'inside', address })
  expect(new URL(address, 'http://school.example').host).toBe('school.example')
})

// What browsers make of them is another host, or a script.
it.each([
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '/\\evil.example',
  '/list\\..\\x',
  'javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
])('%j leads nowhere', (address) => {
  expect(linkTo(address)).toEqual({ kind: 'none' })
})
