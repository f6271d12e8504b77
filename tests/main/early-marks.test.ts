import { expect, it } from 'vitest'
import { STORAGE_KEYS } from '#infrastructure/storage/storage-keys.ts'
import { type EarlySurroundings, earlyMarks } from '#main/early-marks.ts'

const marks = ({
  keeps = {},
  ...surroundings
}: Partial<Omit<EarlySurroundings, 'stored'>> & { keeps?: Record<string, string> } = {}) =>
  earlyMarks({ stored: (name) => keeps[name] ?? null, systemIsDark: false, path: '/', ...surroundings })

it('a fresh visitor begins as the system looks', () => {
  expect(marks()).toEqual({ appearance: 'light', atHome: true, signedIn: false })
  expect(marks({ systemIsDark: true }).appearance).toBe('dark')
})

it.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['sepia', false, 'light'],
  ['', true, 'dark'],
] as const)('with %j chosen and a system that is dark: %j, it begins %s', (appearance, systemIsDark, begins) => {
  expect(marks({ keeps: { appearance }, systemIsDark }).appearance).toBe(begins)
})

it('only / is home', () => {
  expect(['/', '/list', '/index.html', ''].map((path) => marks({ path }).atHome)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('is a guess that somebody is signed in: a token and a user are kept', () => {
  expect(
    [{ token: 't', userInfo: '{}' }, { token: 't' }, { userInfo: '{}' }, {}].map(
      (keeps) => marks({ keeps }).signedIn,
    ),
  ).toEqual([true, false, false, false])
})

it('looks where the app keeps these things', () => {
  const { token, userInfo, appearance } = STORAGE_KEYS
  expect([token, userInfo, appearance].map(({ name }) => name)).toEqual(['token', 'userInfo', 'appearance'])
})
