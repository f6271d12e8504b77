import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const ANY = { stageId: 0, subjectId: 0 }

/** `CategoryPort`. R-catalogue-1, R-wire-8; wire: getbasetree. */
export const categoryContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: categories`, make, (fresh) => {
    it('are the same for visitors and users, the recorded course first', async () => {
      const backend = fresh()
      const forVisitors = await valueOf(backend.ports.categories.categories(noAbort()))
      expect(forVisitors.slice(0, 3).map(({ type, name: title, visible }) => [type, title, visible])).toEqual(
        [
          [1, '课程视频', true],
          [2, '课程直播', true],
          [3, '资料库', true],
        ],
      )
      await enter(backend, '13900000001')
      expect(await valueOf(backend.ports.categories.categories(noAbort()))).toEqual(forVisitors)
    })

    it('have an id of their own', async () => {
      const ids = (await valueOf(fresh().ports.categories.categories(noAbort()))).map(({ id }) => id)
      expect(Math.min(...ids)).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

/** `HomePort`. R-catalogue-3, R-wire-8; wire: homeindex, getbannerlist. */
export const homeContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: home`, make, (fresh) => {
    it('shows visitors banners with a picture, a title and a link that leads somewhere', async () => {
      const banners = await valueOf(fresh().ports.home.banners(noAbort()))
      expect(banners.length).toBeGreaterThan(0)
      for (const { title, imageUrl, mobileImageUrl, link } of banners) {
        expect(title).not.toBe('')
        expect([imageUrl, mobileImageUrl]).toEqual([
          expect.stringMatching(/^(?:https?:|data:image\/)/),
          expect.stringMatching(/^(?:https?:|data:image\/)/),
        ])
        if (link.kind === 'inside') expect(link.address).toMatch(/^\/(?!\/)/)
        if (link.kind === 'outside') expect(link.address).toMatch(/^https?:/)
      }
    })

    it('shows visitors no content', async () => {
      expect(await valueOf(fresh().ports.home.content(ANY, noAbort()))).toEqual({
        blocks: [],
        continueItems: [],
      })
    })

    it('takes a session that is over for a visitor', async () => {
      const backend = fresh()
      backend.token = 'a-session-of-yesterday'
      const told = backend.expired.length
      expect(await valueOf(backend.ports.home.content(ANY, noAbort()))).toEqual({
        blocks: [],
        continueItems: [],
      })
      expect(backend.expired.slice(told)).toEqual([])
    })

    it('shows users one block for every classify, each with content of its type', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { blocks } = await valueOf(backend.ports.home.content(ANY, noAbort()))
      expect(blocks.map(({ type, name: title, visible }) => [type, title, visible])).toEqual([
        [1, '课程视频', true],
        [2, '课程直播', true],
        [3, '资料库', true],
      ])
      for (const { type, items } of blocks) {
        expect(items.length).toBeGreaterThan(0)
        expect(items.map((item) => item.type)).toEqual(items.map(() => type))
        for (const item of items) expect([item.name, item.place.subject.name]).not.toContain('')
      }
    })

    it('narrows the blocks to a stage and a subject', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { blocks } = await valueOf(backend.ports.home.content(ANY, noAbort()))
      const place = blocks[0]?.items[0]?.place
      const selection = { stageId: place?.stage.id ?? 0, subjectId: place?.subject.id ?? 0 }
      const narrowed = await valueOf(backend.ports.home.content(selection, noAbort()))
      const items = narrowed.blocks.flatMap((block) => block.items)
      expect(items.length).toBeGreaterThan(0)
      expect(
        items.map((item) => ({ stageId: item.place.stage.id, subjectId: item.place.subject.id })),
      ).toEqual(items.map(() => selection))
    })

    it('says where the teacher stopped', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { continueItems } = await valueOf(backend.ports.home.content(ANY, noAbort()))
      expect(continueItems.length).toBeGreaterThan(0)
      for (const item of continueItems) {
        expect([item.courseId, item.sectionId]).not.toContain(0)
        expect(item.position).toBeGreaterThanOrEqual(0)
        expect(item.progress).toBeLessThanOrEqual(100)
        expect(Date.parse(item.updateTime)).toBeLessThanOrEqual(Date.now())
      }
    })
  })

/** `HomeLivePort`. Wire: gethomelivelist. */
export const homeLiveContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: lives of the home page`, make, (fresh) => {
    it('come in the order of the strip, in their states, and at the times they say', async () => {
      const lives = await valueOf(fresh().ports.homeLive.homeLives(50, noAbort()))
      const now = Date.now()
      expect(lives).toEqual(inLiveOrder(lives))
      const states = lives.map(({ liveStatus }) => liveStatus)
      for (const state of ['announced', 'replay', 'running']) expect(states).toContain(state)
      for (const { type, liveStatus, startTime, endTime } of lives) {
        expect(type).toBe(CONTENT_TYPE.live)
        const begun = Date.parse(startTime) <= now
        const over = Date.parse(endTime) <= now
        expect([begun, over]).toEqual([
          liveStatus !== 'announced',
          liveStatus === 'ended' || liveStatus === 'replay',
        ])
      }
    })

    it('are no more than were asked for, the first ones', async () => {
      const { homeLive } = fresh().ports
      const [all, three] = [
        await valueOf(homeLive.homeLives(50, noAbort())),
        await valueOf(homeLive.homeLives(3, noAbort())),
      ]
      expect(three.map(({ id }) => id)).toEqual(all.slice(0, 3).map(({ id }) => id))
    })
  })

/** `HotSearchPort`. Wire: hotsearch. */
export const hotSearchContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: hot searches`, make, (fresh) => {
    it.each(Object.values(CONTENT_TYPE))('of type %i are at most ten different terms', async (type) => {
      const terms = await valueOf(fresh().ports.hotSearch.hotTerms(type, noAbort()))
      expect(terms.length).toBeGreaterThan(0)
      expect(terms.length).toBeLessThanOrEqual(10)
      expect(terms).toEqual([...new Set(terms.map((term) => term.trim()))])
      expect(terms).not.toContain('')
    })
  })
