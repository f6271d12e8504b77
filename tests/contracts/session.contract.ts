import { expect, it } from 'vitest'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { DEMO_PASSWORD, type MakeBackend, noAbort, signInAnew } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'

interface Persona {
  readonly name: string
  readonly organisations: readonly string[]
  readonly roleMenus: 'some' | 'empty' | 'absent'
  readonly rights: CurrentUser['rights']
}

const TEACHER = { staysHome: true, schoolLibrary: true, paperComposition: true, review: false }
const NO_EXTRAS = { ...TEACHER, schoolLibrary: false, paperComposition: false }
const QINGHE = '青禾实验学校'
const JIANGCHENG = '江城第一中学'

/** The demo accounts. */
const PERSONAS: readonly (readonly [string, string, Persona])[] = [
  [
    '13900000001',
    'a teacher of two schools',
    { name: '沈雨桐', organisations: [QINGHE, JIANGCHENG], roleMenus: 'some', rights: TEACHER },
  ],
  [
    '13900000002',
    'a reviewer',
    { name: '顾明德', organisations: [QINGHE], roleMenus: 'some', rights: { ...TEACHER, review: true } },
  ],
  [
    '13900000003',
    'a user of the cloud school',
    {
      name: '罗云舒',
      organisations: [JIANGCHENG],
      roleMenus: 'some',
      rights: { ...NO_EXTRAS, staysHome: false },
    },
  ],
  [
    '13900000004',
    'a user with empty menus',
    { name: '韩星野', organisations: [QINGHE], roleMenus: 'empty', rights: NO_EXTRAS },
  ],
  [
    '13900000005',
    'a user without a role',
    {
      name: '白若溪',
      organisations: [JIANGCHENG],
      roleMenus: 'absent',
      rights: { ...NO_EXTRAS, staysHome: false },
    },
  ],
  [
    '13900000006',
    'a user without a school',
    { name: '季安然', organisations: [], roleMenus: 'some', rights: TEACHER },
  ],
  [
    '13900000007',
    'another reviewer of the same school',
    {
      name: '闻书远',
      organisations: [QINGHE],
      roleMenus: 'some',
      rights: { ...TEACHER, review: true, platformReview: true },
    },
  ],
  [
    '13900000008',
    'an administrator of the same school',
    {
      name: '叶知秋',
      organisations: [QINGHE],
      roleMenus: 'some',
      rights: { ...TEACHER, manage: true },
    },
  ],
  [
    '13900000009',
    'an administrator of all schools',
    {
      name: '程砚之',
      organisations: [JIANGCHENG],
      roleMenus: 'some',
      rights: { ...TEACHER, platformReview: true, manage: true, manageAll: true },
    },
  ],
]

const menusOf = ({ roleMenus }: CurrentUser): Persona['roleMenus'] => {
  if (roleMenus === 'absent') return 'absent'
  return roleMenus.length === 0 ? 'empty' : 'some'
}

/** `SessionPort`. R-session-1 to R-session-9; wire: 登录与用户. */
export const sessionContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: session`, make, (fresh) => {
    it.each(PERSONAS)('%s signs in as %s', async (account, _, persona) => {
      const backend = fresh()
      await signInAnew(backend, account)
      const answer = await backend.ports.session.currentUser(noAbort())
      if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
      const user = answer.value
      const { name: called, organisations, rights } = user
      expect({
        account: user.account,
        name: called,
        organisations: organisations.map((organisation) => organisation.name),
        roleMenus: menusOf(user),
        rights,
      }).toEqual({ account, ...persona })
      expect(Math.min(user.id, ...organisations.map(({ id }) => id))).toBeGreaterThan(0)
      const items = user.roleMenus === 'absent' ? [] : user.roleMenus.flatMap((menu) => menu.items)
      expect(items.flatMap((item) => [item.name, item.parameter])).not.toContain('')
    })

    it('gives a token of its own to every sign-in', async () => {
      const backend = fresh()
      const first = await signInAnew(backend, '13900000001')
      expect(await signInAnew(backend, '13900000001')).not.toBe(first)
    })

    it.each([
      ['a wrong password', '13900000004', `${DEMO_PASSWORD}!`],
      ['an unknown account', '13911112222', DEMO_PASSWORD],
    ])('refuses %s in words, and no session ends', async (_, account, password) => {
      const backend = fresh()
      const told = backend.expired.length
      const answer = await backend.ports.session.signIn({ account, password }, 'contract-suite', noAbort())
      expect(answer).toEqual({
        ok: false,
        failure: {
          kind: 'rejected',
          reason: 'invalid',
          message: expect.stringMatching(/[\u4e00-\u9fff]{4}/) as unknown,
        },
      })
      expect(backend.expired.slice(told)).toEqual([])
    })

    it('answers keep-alive calls while the session lasts, and none after the sign-out', async () => {
      const backend = fresh()
      const { session } = backend.ports
      await signInAnew(backend, '13900000001')
      const told = backend.expired.length
      expect(await session.keepAlive(noAbort())).toEqual({ ok: true, value: true })
      expect(await session.signOut(noAbort())).toEqual({ ok: true, value: true })
      const over = { ok: false, failure: expect.objectContaining({ kind: 'expired' }) as unknown }
      expect(await session.keepAlive(noAbort())).toEqual(over)
      expect(await session.currentUser(noAbort())).toEqual(over)
      // One's own log-out is no expiry (R-session-6).
      expect(backend.expired.slice(told)).toEqual([])
    })

    it('ends one session and no other', async () => {
      const backend = fresh()
      const first = await signInAnew(backend, '13900000001')
      await signInAnew(backend, '13900000001')
      await backend.ports.session.signOut(noAbort())
      backend.token = first
      expect(await backend.ports.session.keepAlive(noAbort())).toEqual({ ok: true, value: true })
    })

    it('knows no visitor', async () => {
      const backend = fresh()
      const told = backend.expired.length
      const answers = [
        await backend.ports.session.currentUser(noAbort()),
        await backend.ports.session.keepAlive(noAbort()),
      ]
      const over = { ok: false, failure: expect.objectContaining({ kind: 'expired' }) as unknown }
      expect(answers).toEqual([over, over])
      expect(backend.expired.slice(told)).toEqual([])
    })
  })
