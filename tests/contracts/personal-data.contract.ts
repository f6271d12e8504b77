import { expect, it } from 'vitest'
import { DEMO_PASSWORD, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const NEWCOMER = 4
const NEWCOMER_ACCOUNT = '13900000004'
const REVIEWER = '13900000002'
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'

const forbidden = { ok: false, failure: { kind: 'forbidden' } }
const rejected = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })

/** `PersonalDataPort`. R-personal-data-1 to R-personal-data-3. */
export const personalDataContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: the data of a person`, make, (fresh) => {
    it('is seen by the person and by who administers the account, and made into a file on request', async () => {
      const backend = fresh()
      await enter(backend, NEWCOMER_ACCOUNT)
      const { personalData } = backend.ports
      expect(await valueOf(personalData.read(0, noAbort()))).toEqual({
        userId: NEWCOMER,
        name: '韩星野',
        self: true,
        file: { state: 'none', progress: 0, size: 0, madeAt: '', expiresAt: '' },
        erasureAt: '',
        waitDays: 7,
        obstacle: null,
        canExport: true,
      })
      expect(await personalData.address(0, noAbort())).toMatchObject(rejected('missing'))
      expect(await valueOf(personalData.export(0, noAbort()))).toBe(true)
      expect((await valueOf(personalData.read(0, noAbort()))).file.state).not.toBe('none')
      await enter(backend, SCHOOL_ADMINISTRATOR)
      expect(await valueOf(personalData.read(NEWCOMER, noAbort()))).toMatchObject({
        self: false,
        canExport: true,
        obstacle: null,
      })
      expect(await valueOf(personalData.read(1, noAbort()))).toMatchObject({
        canExport: false,
        obstacle: 'noRight',
      })
      expect(await personalData.export(1, noAbort())).toMatchObject(forbidden)
      expect(await personalData.read(3, noAbort())).toMatchObject(rejected('missing'))
      await enter(backend, REVIEWER)
      expect(await personalData.read(NEWCOMER, noAbort())).toMatchObject(forbidden)
    })

    it('is given up with a password, locked meanwhile, and taken back', async () => {
      const backend = fresh()
      await enter(backend, NEWCOMER_ACCOUNT)
      const { personalData, session } = backend.ports
      const guess = { userId: 0, password: 'not this one' }
      expect(await personalData.erase(guess, noAbort())).toMatchObject(rejected('invalid'))
      const at = await valueOf(personalData.erase({ userId: 0, password: DEMO_PASSWORD }, noAbort()))
      expect(Date.parse(at)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
      expect(await session.currentUser(noAbort())).toMatchObject({ ok: false, failure: { kind: 'expired' } })
      const own = { account: NEWCOMER_ACCOUNT, password: DEMO_PASSWORD, code: '' }
      const refused = await session.signIn(own, 'a device', noAbort())
      expect(refused).toMatchObject(forbidden)
      expect(refused.ok || JSON.stringify(refused.failure)).toContain('账号正在注销')
      const wrong = { ...own, password: 'not this one' }
      expect(await personalData.keepOwn(wrong, 'a device', noAbort())).toMatchObject(rejected('invalid'))
      expect(await valueOf(personalData.keepOwn(own, 'a device', noAbort()))).toBe(true)
      expect((await session.signIn(own, 'a device', noAbort())).ok).toBe(true)

      await enter(backend, SCHOOL_ADMINISTRATOR)
      const wish = { userId: NEWCOMER, password: DEMO_PASSWORD }
      const planned = await valueOf(personalData.erase(wish, noAbort()))
      expect((await valueOf(personalData.read(NEWCOMER, noAbort()))).erasureAt).toBe(planned)
      expect(await valueOf(personalData.keep(NEWCOMER, noAbort()))).toBe(true)
      expect((await valueOf(personalData.read(NEWCOMER, noAbort()))).erasureAt).toBe('')
    })

    it('is not given up by the last who administers', async () => {
      const backend = fresh()
      const { personalData } = backend.ports
      for (const [account, obstacle] of [
        [SCHOOL_ADMINISTRATOR, 'lastSchoolAdministrator'],
        [PLATFORM_ADMINISTRATOR, 'lastPlatformAdministrator'],
      ] as const) {
        await enter(backend, account)
        expect(await valueOf(personalData.read(0, noAbort()))).toMatchObject({ obstacle })
        const wish = { userId: 0, password: DEMO_PASSWORD }
        expect(await personalData.erase(wish, noAbort())).toMatchObject(rejected('conflict'))
      }
    })
  })
