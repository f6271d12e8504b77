import { expect, it } from 'vitest'
import { enter, type MakeBackend, noAbort, signInAnew } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const PLATFORM_ADMINISTRATOR = '13900000009'

/** `SiteSettingsPort`. R-frame-5, R-frame-6. */
export const siteSettingsContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: settings of the site`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      return backend.ports
    }
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })

    it('are changed as they were seen, beside what the file says', async () => {
      const { siteSettings } = await entered(PLATFORM_ADMINISTRATOR)
      const before = await valueOf(siteSettings.read(noAbort()))
      expect(before.fileNames).toMatchObject({ productName: '知源课堂', schoolCloudName: '知源云校' })
      const { rowVersion, limits, factorFor } = before
      const names = { ...before.names, productName: '晨光课堂', regionalHidden: true }
      const change = { rowVersion, names, limits: { ...limits, commentDays: 7 }, factorFor }
      expect(await valueOf(siteSettings.save(change, noAbort()))).toBe(true)
      expect(await valueOf(siteSettings.read(noAbort()))).toEqual({
        ...before,
        names,
        limits: change.limits,
        rowVersion: rowVersion + 1,
      })
      expect(await siteSettings.save(change, noAbort())).toMatchObject(rejectedAs('conflict'))
    })

    it('need both parts of a link, and numbers within their range', async () => {
      const { siteSettings } = await entered(PLATFORM_ADMINISTRATOR)
      const before = await valueOf(siteSettings.read(noAbort()))
      const { names, limits } = before
      for (const wrong of [
        { names: { ...names, nationalName: '别处' } },
        { names: { ...names, filingUrl: 'javascript:alert(1)' } },
        { limits: { ...limits, auditDays: 1 } },
      ])
        expect(await siteSettings.save({ ...before, ...wrong }, noAbort())).toMatchObject(
          rejectedAs('invalid'),
        )
    })

    it.each(['13900000001', '13900000008'])('are not for %s', async (account) => {
      const { siteSettings } = await entered(account)
      expect(await siteSettings.read(noAbort())).toMatchObject({ ok: false, failure: { kind: 'forbidden' } })
    })

    it('end the session that was opened first when an account has more than it may (R-session-18)', async () => {
      const backend = fresh()
      await enter(backend, PLATFORM_ADMINISTRATOR)
      const { siteSettings, session, devices } = backend.ports
      const saveCount = async (sessionCount: number) => {
        const before = await valueOf(siteSettings.read(noAbort()))
        const { limits } = before
        await valueOf(siteSettings.save({ ...before, limits: { ...limits, sessionCount } }, noAbort()))
        return limits.sessionCount
      }
      const before = await saveCount(2)
      const first = await signInAnew(backend, '13900000004')
      for (let further = 0; further < 2; further += 1) await signInAnew(backend, '13900000004')
      expect(await valueOf(devices.devices(noAbort()))).toHaveLength(2)
      backend.token = first
      expect(await session.keepAlive(noAbort())).toEqual({
        ok: false,
        failure: expect.objectContaining({ kind: 'expired' }) as unknown,
      })
      await enter(backend, PLATFORM_ADMINISTRATOR)
      await saveCount(before)
    })
  })
