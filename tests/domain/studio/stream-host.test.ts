import { expect, it } from 'vitest'
import { barredHost } from '#domain/studio/stream-host.ts'

const NAMED = { apiHost: 'https://api.school.cn/v1', mediaHosts: ['https://live.school.cn:8443/app'] }

it.each([
  ['https://live.school.cn:8443/one.m3u8', ''],
  ['https://api.school.cn/one.m3u8', ''],
  ['https://class.school.cn/one.m3u8', ''],
  ['https://live.school.cn/one.m3u8', 'live.school.cn'],
  ['https://elsewhere.cn/one.m3u8', 'elsewhere.cn'],
  ['https://elsewhere.cn/one', ''],
  ['.m3u8', ''],
  ['', ''],
])('of %s', (address, host) => {
  expect(barredHost(address, NAMED, 'https://class.school.cn')).toBe(host)
})

it('is every other one where the backend is the server of the page and nothing is named', () => {
  const none = { apiHost: '', mediaHosts: [] }
  expect(barredHost('https://live.cn/one.m3u8', none, 'https://class.school.cn')).toBe('live.cn')
})
