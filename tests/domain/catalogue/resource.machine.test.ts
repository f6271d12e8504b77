import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import { resourceMachine } from '#domain/catalogue/resource.machine.ts'
import type { ExplanationVideo, Neighbours, ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

const log = transitionLog()

const file: FileItem = {
  id: 3,
  name: '浮力.pdf',
  suffix: 'pdf',
  size: 2048,
  hash: 'a'.repeat(64),
  downloadUrl: '/api/file/3',
  previewUrl: '/api/file/3',
  previewKind: 'pdf',
  thumbUrl: '',
  updateTime: '',
}
const detail: ResourceDetail = {
  card: aCard({ type: 3 }),
  introduction: [],
  files: [file],
  sameChapter: [],
  related: [],
}
const video: ExplanationVideo = { id: 1, name: '浮力', coverUrl: '', url: '/v.mp4', duration: 36 }

const open = () => {
  const load = deferred<Result<ResourceDetail, Failure>>()
  const videos = deferred<Result<readonly ExplanationVideo[], Failure>>()
  const beside = deferred<Result<Neighbours, Failure>>()
  const keep = deferred<Result<{ name: string }, Failure>>()
  const actor = createActor(
    resourceMachine.provide({
      actors: {
        load: fromPromise(load.ask),
        loadVideos: fromPromise(videos.ask),
        loadBeside: fromPromise(beside.ask),
        keep: fromPromise(keep.ask),
      },
    }),
    { input: { id: 7 }, inspect: log.inspect },
  )
  const said: unknown[] = []
  actor.on('*', (event) => said.push(event))
  actor.start()
  return { actor, load, videos, beside, keep, said, at: () => actor.getSnapshot().value }
}

const opened = async () => {
  const all = open()
  all.load.answer(success(detail))
  await settle()
  return all
}

describe('a resource', () => {
  it('that is taken down while it is open says so with the next renewal of its addresses, and is read again once it is offered', async () => {
    const { actor, at, load } = await opened()
    actor.send({ type: 'resource.outdated' })
    load.answer(failed({ kind: 'rejected', reason: 'withdrawn', message: '这项内容已下架' }))
    await settle()
    expect(at()).toBe('withdrawn')
    actor.send({ type: 'resource.retry' })
    expect(at()).toBe('loading')
    load.answer(success(detail))
    await settle()
    expect(at()).toMatchObject({ ready: { addresses: 'fresh' } })
  })

  it('is there before its neighbours and the lessons that explain it', async () => {
    const { actor, at, videos, beside } = await opened()
    expect(at()).toEqual({
      ready: { beside: 'loading', videos: 'loading', addresses: 'fresh', copy: 'resting' },
    })
    videos.answer(success([video]))
    beside.answer(success({ previousId: 6, nextId: 0 }))
    await settle()
    expect([at(), actor.getSnapshot().context]).toEqual([
      { ready: { beside: 'known', videos: 'known', addresses: 'fresh', copy: 'resting' } },
      { id: 7, detail, failure: null, videos: [video], beside: { previousId: 6, nextId: 0 } },
    ])
  })

  it('is whole without them', async () => {
    const { at, videos, beside } = await opened()
    videos.answer(failed<Failure>({ kind: 'unreachable' }))
    beside.fail(new Error('a bug'))
    await settle()
    expect(at()).toEqual({ ready: { beside: 'known', videos: 'known', addresses: 'fresh', copy: 'resting' } })
  })

  it.each([
    ['missing', failed<Failure>({ kind: 'rejected', reason: 'missing', message: '' })],
    ['withdrawn', failed<Failure>({ kind: 'rejected', reason: 'withdrawn', message: '' })],
    ['forbidden', failed<Failure>({ kind: 'forbidden', message: '' })],
  ])('is %s, and nothing else of it is asked for', async (state, answer) => {
    const { at, load, videos, beside } = open()
    load.answer(answer)
    await settle()
    expect([at(), videos.asked(), beside.asked()]).toEqual([state, 0, 0])
  })

  it('that could not be read is read again when asked for', async () => {
    const { actor, at, load, videos } = open()
    load.answer(failed<Failure>({ kind: 'timedOut' }))
    await settle()
    expect(at()).toBe('failed')
    actor.send({ type: 'resource.retry' })
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
    actor.send({ type: 'resource.retry' })
    load.answer(success(detail))
    await settle()
    videos.fail(new Error('a bug'))
    await settle()
    expect(at()).toEqual({
      ready: { beside: 'loading', videos: 'known', addresses: 'fresh', copy: 'resting' },
    })
  })

  it('is copied once at a time, and says what became of it', async () => {
    const { actor, keep, said } = await opened()
    actor.send({ type: 'resource.keep', file })
    actor.send({ type: 'resource.keep', file })
    expect(keep.asked()).toBe(1)
    keep.answer(success({ name: '浮力 (2).pdf' }))
    await settle()
    actor.send({ type: 'resource.keep', file })
    keep.answer(failed<Failure>({ kind: 'unreachable' }))
    await settle()
    expect(said).toEqual([
      { type: 'resource.shown' },
      { type: 'resource.kept', name: '浮力 (2).pdf' },
      { type: 'resource.keepFailed', failure: { kind: 'unreachable' } },
    ])
  })

  it('whose addresses no longer hold is read again behind what is shown', async () => {
    const { actor, load, at } = await opened()
    actor.send({ type: 'resource.outdated' })
    actor.send({ type: 'resource.outdated' })
    const renewed = { ...detail, files: [{ ...file, previewUrl: '/api/file/3?until=2' }] }
    load.answer(success(renewed))
    await settle()
    expect([load.asked(), actor.getSnapshot().context.detail]).toEqual([2, renewed])
    actor.send({ type: 'resource.outdated' })
    load.answer(failed<Failure>({ kind: 'unreachable' }))
    await settle()
    expect(actor.getSnapshot().context.detail).toBe(renewed)
    actor.send({ type: 'resource.outdated' })
    load.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })

  it('has other addresses of the lessons that explain it then, too, and keeps them where there are none', async () => {
    const { actor, videos, load } = await opened()
    videos.answer(success([video]))
    await settle()
    actor.send({ type: 'resource.outdated' })
    const renewed = { ...video, url: '/api/file/9?until=2' }
    load.answer(success(detail))
    videos.answer(success([renewed]))
    await settle()
    expect(actor.getSnapshot().context.videos).toEqual([renewed])
    actor.send({ type: 'resource.outdated' })
    load.answer(success(detail))
    videos.answer(failed<Failure>({ kind: 'unreachable' }))
    await settle()
    expect(actor.getSnapshot().context.videos).toEqual([renewed])
  })

  it('is a defect where copying it is a bug', async () => {
    const { actor, at, keep } = await opened()
    actor.send({ type: 'resource.keep', file })
    keep.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(resourceMachine))
})
