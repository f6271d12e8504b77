import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Banner } from '#domain/catalogue/banner.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { homeMachine, LIVES_REFRESH_MS } from '#domain/catalogue/home.machine.ts'
import type { HomeContent } from '#domain/catalogue/home-content.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const unreachable = failed<Failure>({ kind: 'unreachable' })

const banner: Banner = {
  id: 1,
  title: '新学期',
  imageUrl: '/b.webp',
  mobileImageUrl: '',
  link: { kind: 'none' },
}
const none = { id: 0, name: '' }
const live: ContentCard = {
  id: 21,
  type: 2,
  name: '二次函数复习',
  coverUrl: '',
  summary: '',
  place: { stage: none, subject: none, grade: none, version: none, book: none, chapter: none },
  tags: [],
  teacherName: '',
  organisationName: '',
  suffix: '',
  fileSize: 0,
  duration: 0,
  sectionCount: 0,
  questionCount: 0,
  viewCount: 0,
  downloadCount: 0,
  favouriteCount: 0,
  commentCount: 0,
  favourite: false,
  progress: 0,
  liveStatus: 'running',
  startTime: '',
  endTime: '',
  cancelled: false,
  reserved: null,
  updateTime: '',
}
const content: HomeContent = {
  blocks: [{ id: 1, name: '课程视频', tagId: 0, type: 1, visible: true, items: [] }],
  continueItems: [],
}
const EMPTY: HomeContent = { blocks: [], continueItems: [] }
const ANY = { stageId: 0, subjectId: 0 }
const NO_FAILURES = { banners: null, lives: null, content: null }

const start = (signedIn: boolean, initialBanners: readonly Banner[] = []) => {
  const clock = new SimulatedClock()
  const banners = deferred<Result<readonly Banner[], Failure>>()
  const lives = deferred<Result<readonly ContentCard[], Failure>>()
  const loaded = deferred<Result<HomeContent, Failure>>()
  const selections: unknown[] = []
  const actor = createActor(
    homeMachine.provide({
      actors: {
        loadBanners: fromPromise(banners.ask),
        loadLives: fromPromise(lives.ask),
        loadContent: fromPromise(({ input }) => {
          selections.push(input)
          return loaded.ask()
        }),
      },
    }),
    { clock, input: { signedIn, banners: initialBanners }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, clock, banners, lives, loaded, selections, recording }
}

describe('the home page', () => {
  it('of a visitor asks for banners and nothing else', async () => {
    const { actor, banners, lives, loaded, recording } = start(false)
    banners.answer(success([banner]))
    await settle()
    expect(recording.states).toEqual([
      { banners: 'loading', lives: 'hidden', content: 'hidden' },
      { banners: 'ready', lives: 'hidden', content: 'hidden' },
    ])
    expect([lives.asked(), loaded.asked()]).toEqual([0, 0])
    expect(actor.getSnapshot().context).toEqual({
      signedIn: false,
      selection: ANY,
      banners: [banner],
      lives: [],
      content: EMPTY,
      failures: NO_FAILURES,
    })
  })

  it('shows the initial banners until newer ones have been read, and goes on showing them where that fails', async () => {
    const { actor, banners } = start(false, [banner])
    expect(actor.getSnapshot().context.banners).toEqual([banner])
    banners.answer(unreachable)
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.banners]).toEqual([
      { banners: 'failed', lives: 'hidden', content: 'hidden' },
      [banner],
    ])
    actor.send({ type: 'home.retryBanners' })
    banners.answer(success([{ ...banner, id: 2 }]))
    await settle()
    expect(actor.getSnapshot().context.banners).toEqual([{ ...banner, id: 2 }])
  })

  it('of a user loads its three parts, each on its own', async () => {
    const { actor, banners, lives, loaded, recording } = start(true)
    lives.answer(success([live]))
    await settle()
    banners.answer(unreachable)
    await settle()
    loaded.answer(success(content))
    await settle()
    expect(recording.states).toEqual([
      { banners: 'loading', lives: 'loading', content: 'loading' },
      { banners: 'loading', lives: 'ready', content: 'loading' },
      { banners: 'failed', lives: 'ready', content: 'loading' },
      { banners: 'failed', lives: 'ready', content: 'ready' },
    ])
    expect(actor.getSnapshot().context).toEqual({
      signedIn: true,
      selection: ANY,
      banners: [],
      lives: [live],
      content,
      failures: { ...NO_FAILURES, banners: { kind: 'unreachable' } },
    })
  })

  it('tries again what failed, each part by itself', async () => {
    const { actor, banners, lives, loaded } = start(true)
    for (const part of [banners, lives, loaded]) part.answer(unreachable)
    await settle()
    expect(actor.getSnapshot().value).toEqual({ banners: 'failed', lives: 'failed', content: 'failed' })
    expect(actor.getSnapshot().context.failures).toEqual({
      banners: { kind: 'unreachable' },
      lives: { kind: 'unreachable' },
      content: { kind: 'unreachable' },
    })
    actor.send({ type: 'home.retryBanners' })
    actor.send({ type: 'home.retryLives' })
    actor.send({ type: 'home.retryContent' })
    expect(actor.getSnapshot().value).toEqual({ banners: 'loading', lives: 'loading', content: 'loading' })
    banners.answer(success([banner]))
    await settle()
    expect(actor.getSnapshot().context.failures.banners).toBe(null)
  })

  it('looks every minute for lives that have begun, and keeps what it has where that fails', async () => {
    const { actor, clock, lives } = start(true)
    lives.answer(success([{ ...live, liveStatus: 'announced' }]))
    await settle()
    clock.increment(LIVES_REFRESH_MS)
    expect(actor.getSnapshot().value).toMatchObject({ lives: 'refreshing' })
    lives.answer(success([live]))
    await settle()
    expect(actor.getSnapshot().context.lives).toEqual([live])
    clock.increment(LIVES_REFRESH_MS)
    lives.answer(unreachable)
    await settle()
    expect(actor.getSnapshot().value).toMatchObject({ lives: 'ready' })
    expect(actor.getSnapshot().context.lives).toEqual([live])
    expect(actor.getSnapshot().context.failures).toEqual(NO_FAILURES)
  })

  it('loads the blocks anew for another selection, at any time; a late answer to the old one is not heard', async () => {
    const { actor, loaded, selections } = start(true)
    actor.send({ type: 'home.select', selection: { stageId: 1, subjectId: 5 } })
    loaded.answer(success(content))
    await settle()
    actor.send({ type: 'home.select', selection: { stageId: 1, subjectId: 6 } })
    loaded.answer(unreachable)
    await settle()
    expect(actor.getSnapshot().value).toMatchObject({ content: 'failed' })
    actor.send({ type: 'home.select', selection: { stageId: 1, subjectId: 7 } })
    expect(selections).toEqual([
      ANY,
      { stageId: 1, subjectId: 5 },
      { stageId: 1, subjectId: 6 },
      { stageId: 1, subjectId: 7 },
    ])
    expect(actor.getSnapshot().context.content).toEqual(content)
  })

  it('keeps its other parts when one has a bug', async () => {
    const { actor, clock, banners, lives, loaded } = start(true)
    banners.fail(new Error('bug'))
    loaded.fail(new Error('bug'))
    lives.answer(success([live]))
    await settle()
    clock.increment(LIVES_REFRESH_MS)
    lives.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toEqual({ banners: 'defect', lives: 'defect', content: 'defect' })
    actor.send({ type: 'home.retryBanners' })
    actor.send({ type: 'home.retryLives' })
    actor.send({ type: 'home.retryContent' })
    expect(actor.getSnapshot().value).toEqual({ banners: 'loading', lives: 'loading', content: 'loading' })
    const other = start(true)
    other.lives.fail(new Error('bug'))
    await settle()
    expect(other.actor.getSnapshot().value).toEqual({
      banners: 'loading',
      lives: 'defect',
      content: 'loading',
    })
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(homeMachine))
  })
})
