import { expect, it } from 'vitest'
import type { SentBanner } from '#application/frame/frame-banner.port.ts'
import { NEW_BANNER } from '#domain/frame/managed-banner.ts'
import { bannerJpeg } from '#tests/support/banner-jpeg.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const PLATFORM_ADMINISTRATOR = '13900000009'
const PICTURES = { wide: bannerJpeg(1440, 400), tall: bannerJpeg(780, 416) }
const NEW: SentBanner = { ...NEW_BANNER, title: '开学第一课', linkUrl: '/list?type=2', pictures: PICTURES }

/** `FrameBannerPort`. R-frame-1. */
export const frameBannerContract = (adapters: string, make: MakeBackend): void =>
  suiteOver(`${adapters}: banners`, make, (fresh) => {
    const entered = async (account: string) => {
      const backend = fresh()
      await enter(backend, account)
      return backend.ports
    }
    const rejectedAs = (reason: string) => ({ ok: false, failure: { kind: 'rejected', reason } })

    it('are shown at home from then on, in their order, and not outside of their times', async () => {
      const { frameBanners, home } = await entered(PLATFORM_ADMINISTRATOR)
      const all = () => valueOf(frameBanners.banners(noAbort()))
      const titles = async () => (await valueOf(home.banners(noAbort()))).map(({ title }) => title)
      const before = await all()
      expect(await valueOf(frameBanners.save(NEW, noAbort()))).toBe(true)
      const made = (await all()).at(-1)
      expect(made).toMatchObject({ title: NEW.title, linkUrl: NEW.linkUrl, from: '', to: '', rowVersion: 1 })
      if (made === undefined) throw new Error('nothing was added')
      const ids = [made.id, ...before.map(({ id }) => id)]
      expect(await valueOf(frameBanners.order(ids, noAbort()))).toBe(true)
      expect((await titles())[0]).toBe(NEW.title)
      const later = { ...NEW, ...made, from: '2099-01-01T00:00:00.000Z', pictures: null }
      expect(await valueOf(frameBanners.save(later, noAbort()))).toBe(true)
      expect(await titles()).toEqual(before.map(({ title }) => title))
      expect((await all())[0]).toMatchObject({ id: made.id, from: later.from, imageUrl: made.imageUrl })
      expect(await frameBanners.save(later, noAbort())).toMatchObject(rejectedAs('conflict'))
      expect(await frameBanners.remove(made, noAbort())).toMatchObject(rejectedAs('conflict'))
      const now = { id: made.id, rowVersion: made.rowVersion + 1 }
      expect(await valueOf(frameBanners.remove(now, noAbort()))).toBe(true)
      expect(await frameBanners.remove(now, noAbort())).toMatchObject(rejectedAs('missing'))
      expect(await frameBanners.order(ids, noAbort())).toMatchObject(rejectedAs('conflict'))
      expect(await all()).toEqual(before)
    })

    it('need a picture, an address that is one, and an end after the beginning that is not past', async () => {
      const { frameBanners } = await entered(PLATFORM_ADMINISTRATOR)
      const [from, to] = ['2026-09-02T00:00:00.000Z', '2026-09-01T00:00:00.000Z']
      const over = { to: '2020-01-01T00:00:00.000Z' }
      for (const wrong of [{ pictures: null }, { linkUrl: 'javascript:alert(1)' }, { from, to }, over])
        expect(await frameBanners.save({ ...NEW, ...wrong }, noAbort())).toMatchObject(rejectedAs('invalid'))
    })

    it.each(['13900000001', '13900000008'])('are not for %s', async (account) => {
      const { frameBanners } = await entered(account)
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await frameBanners.banners(noAbort())).toMatchObject(forbidden)
      expect(await frameBanners.save(NEW, noAbort())).toMatchObject(forbidden)
      expect(await frameBanners.remove({ id: 1, rowVersion: 1 }, noAbort())).toMatchObject(forbidden)
      expect(await frameBanners.order([1], noAbort())).toMatchObject(forbidden)
    })
  })
