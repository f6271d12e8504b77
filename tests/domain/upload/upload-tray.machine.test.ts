import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import type { Standing, UploadEvent } from '#domain/upload/upload.events.ts'
import type { UploadRecord } from '#domain/upload/upload.ts'
import type { PersistenceEvent, UploadTrayEvent } from '#domain/upload/upload-tray.events.ts'
import { uploadTrayMachine } from '#domain/upload/upload-tray.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { quietUpload } from '#tests/support/quiet-upload.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aContent, aKeptFile, anUpload } from '#tests/support/upload-files.ts'

const log = transitionLog()

const start = () => {
  const gathering = deferred<readonly UploadRecord[]>()
  const kept: string[] = []
  const turns = new Map<Blob, (event: UploadEvent) => void>()
  const answers = new Map<string, Standing>()
  let online: () => void = () => undefined
  let left: (records: readonly UploadRecord[]) => void = () => undefined
  let frozen: () => void = () => undefined
  let awake: () => void = () => undefined
  let watched: number | null = null
  const upload = quietUpload.provide({
    actors: {
      slot: fromCallback<UploadEvent>(({ sendBack }) => sendBack({ type: 'upload.admitted' })),
      hash: fromCallback<UploadEvent, Blob>(({ input, sendBack }) => {
        turns.set(input, sendBack)
      }),
      begin: fromPromise(
        async ({ input }) => answers.get(input.name) ?? success({ kind: 'toSend', uploadId: 'u' }),
      ),
    },
  })
  const tray = createActor(
    uploadTrayMachine.provide({
      actors: {
        upload,
        gather: fromPromise(gathering.ask),
        watchLeft: fromCallback<UploadTrayEvent, number>(({ input, sendBack }) => {
          watched = input
          left = (records) => sendBack({ type: 'tray.left', records })
          frozen = () => sendBack({ type: 'tray.frozen' })
          return () => {
            watched = null
          }
        }),
        watchWake: fromCallback<UploadTrayEvent>(({ sendBack }) => {
          awake = () => sendBack({ type: 'tray.awake' })
        }),
        persistence: fromCallback<PersistenceEvent>(({ receive, sendBack }) => {
          online = () => sendBack({ type: 'tray.online' })
          receive((event) => {
            if (event.type === 'persistence.stop') return kept.push(event.type)
            const { key, hash, uploadId } = event.record
            return kept.push([event.type, key, hash.slice(0, 1), uploadId].join(' ').trimEnd())
          })
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const recording = record(tray)
  tray.start()
  const gathered = async (records: readonly UploadRecord[] = []) => {
    gathering.answer(records)
    await settle()
  }
  return {
    tray,
    kept,
    answers,
    recording,
    gathered,
    gathering,
    online: () => online(),
    left: (...records: readonly UploadRecord[]) => left(records),
    frozen: () => frozen(),
    awake: () => awake(),
    watched: () => watched,
    hashed: async (content: Blob) => {
      turns.get(content)?.({ type: 'upload.hashed', hash: 'f'.repeat(64) })
      await settle()
    },
    rows: () => tray.getSnapshot().context.entries.map(({ record: { name }, status }) => `${name} ${status}`),
  }
}

const open = async (records: readonly UploadRecord[] = []) => {
  const started = start()
  started.tray.send({ type: 'tray.open', userId: 7 })
  await started.gathered(records)
  return started
}

const chosen = (key: string, content = aContent()) => ({ key, name: `${key}.pdf`, content, directoryId: 3 })

describe('the upload tray', () => {
  it('holds several in the order in which they were chosen, and writes each down', async () => {
    const { tray, rows, kept, hashed } = await open()
    const content = aContent()
    tray.send({ type: 'tray.add', files: [chosen('a', content), chosen('b')] })
    await settle()
    expect(rows()).toEqual(['a.pdf hashing', 'b.pdf hashing'])
    await hashed(content)
    expect(rows()).toEqual(['a.pdf sending', 'b.pdf hashing'])
    expect(kept).toEqual([
      'persistence.save a',
      'persistence.save b',
      'persistence.save a f',
      'persistence.save a f u',
    ])
  })

  it('tells what is kept, and has nothing left to go on with', async () => {
    const { tray, rows, kept, answers, hashed, recording } = await open()
    answers.set('a.pdf', success({ kind: 'kept', file: aKeptFile(), heldAt: null }))
    const content = aContent()
    tray.send({ type: 'tray.add', files: [chosen('a', content)] })
    await settle()
    await hashed(content)
    expect(rows()).toEqual(['a.pdf done'])
    expect(recording.emitted).toEqual([
      { type: 'tray.kept', file: aKeptFile(), directoryId: 3, instant: true },
    ])
    expect(kept.at(-1)).toBe('persistence.forget a f')
    tray.send({ type: 'tray.clear' })
    expect(rows()).toEqual([])
  })

  it('takes up what an earlier page left, and what is added meanwhile', async () => {
    const { tray, gathered, rows } = start()
    tray.send({ type: 'tray.add', files: [chosen('nobody')] })
    tray.send({ type: 'tray.open', userId: 7 })
    tray.send({ type: 'tray.add', files: [chosen('a')] })
    await gathered([anUpload({ key: 'old', content: null })])
    expect(rows()).toEqual(['a.pdf hashing', '浮力.pdf missing'])
    tray.send({ type: 'tray.choose', key: 'old', content: aContent() })
    await settle()
    expect(rows()).toEqual(['a.pdf hashing', '浮力.pdf hashing'])
  })

  it('puts another file in the place of one that was refused, in the same folder', async () => {
    const { tray, rows, kept } = await open([anUpload({ refusal: '文件已损坏', directoryId: 3 })])
    expect(rows()).toEqual(['浮力.pdf failed'])
    tray.send({ type: 'tray.replace', key: 'a', name: '另一份.pdf', content: aContent() })
    await settle()
    expect([rows(), kept]).toEqual([['另一份.pdf hashing'], ['persistence.save a']])
    expect(tray.getSnapshot().context.entries[0]?.record.directoryId).toBe(3)
  })

  it('says one thing to one of them, or to all', async () => {
    const { tray, rows, answers } = await open()
    answers.set('a.pdf', { ok: false, failure: { kind: 'rejected', reason: 'conflict', message: '' } })
    tray.send({ type: 'tray.add', files: [chosen('a'), chosen('b')] })
    await settle()
    const say = async (event: Parameters<typeof tray.send>[0]) => {
      tray.send(event)
      await settle()
      return rows()
    }
    expect(await say({ type: 'tray.pause', key: 'a' })).toEqual(['a.pdf paused', 'b.pdf hashing'])
    expect(await say({ type: 'tray.resume', key: 'a' })).toEqual(['a.pdf hashing', 'b.pdf hashing'])
    expect(await say({ type: 'tray.pauseAll' })).toEqual(['a.pdf paused', 'b.pdf paused'])
    expect(await say({ type: 'tray.resumeAll' })).toEqual(['a.pdf hashing', 'b.pdf hashing'])
    expect(await say({ type: 'tray.retry', key: 'nobody' })).toEqual(['a.pdf hashing', 'b.pdf hashing'])
  })

  it('settles a name that is taken, and tries again when the network is back', async () => {
    const known = { hash: 'f'.repeat(64) }
    const { tray, rows, answers, gathered, online } = start()
    answers.set('a.pdf', { ok: false, failure: { kind: 'rejected', reason: 'conflict', message: '' } })
    answers.set('b.pdf', { ok: false, failure: { kind: 'unreachable' } })
    tray.send({ type: 'tray.open', userId: 7 })
    await gathered([
      anUpload({ key: 'a', name: 'a.pdf', ...known }),
      anUpload({ key: 'b', name: 'b.pdf', ...known }),
    ])
    await settle()
    expect(rows()).toEqual(['a.pdf clashing', 'b.pdf retrying'])
    answers.clear()
    tray.send({ type: 'tray.settle', key: 'a', onClash: 'replace' })
    online()
    await settle()
    expect(rows()).toEqual(['a.pdf sending', 'b.pdf sending'])
  })

  it('holds once what was added, written down and begun while the rest was gathered', async () => {
    const { tray, gathered, rows, hashed } = start()
    tray.send({ type: 'tray.open', userId: 7 })
    const content = aContent()
    tray.send({ type: 'tray.add', files: [chosen('a', content), chosen('b')] })
    await settle()
    await hashed(content)
    await gathered([
      anUpload({ key: 'a', name: 'a.pdf' }),
      anUpload({ key: 'b', name: 'b.pdf' }),
      anUpload({ key: 'u', name: 'a.pdf', uploadId: 'u' }),
      anUpload({ key: 'old', content: null }),
    ])
    expect(rows()).toEqual(['a.pdf sending', 'b.pdf hashing', '浮力.pdf missing'])
  })

  it('takes over what a closed page left, once, also where it knew of it from the server alone', async () => {
    const ofServer = anUpload({ key: 'u9', name: 'b.pdf', uploadId: 'u9', content: null })
    const { tray, rows, left, watched } = await open([ofServer])
    expect([rows(), watched()]).toEqual([['b.pdf missing'], 7])
    const paused = { isPaused: true }
    left(
      anUpload({ key: 'a', name: 'a.pdf', uploadId: 'u1', ...paused }),
      anUpload({ key: 'b', name: 'b.pdf', uploadId: 'u9', ...paused }),
    )
    expect(rows()).toEqual(['a.pdf paused', 'b.pdf paused'])
    left(anUpload({ key: 'a', name: 'a.pdf', uploadId: 'u1' }))
    expect(rows()).toEqual(['a.pdf paused', 'b.pdf paused'])
    tray.send({ type: 'tray.close', why: 'expired' })
    expect(watched()).toBe(null)
  })

  it('gives away what is on its way when the page is frozen, and asks what is still its own when it wakes', async () => {
    const { tray, rows, kept, answers, frozen, awake, gathered, gathering, watched } = await open()
    const content = aContent()
    answers.set('a.pdf', success({ kind: 'kept', file: aKeptFile(), heldAt: null }))
    tray.send({ type: 'tray.add', files: [chosen('a', content), chosen('b'), chosen('c')] })
    await settle()
    tray.send({ type: 'tray.pause', key: 'c' })
    frozen()
    expect([rows(), tray.getSnapshot().value, watched()]).toEqual([[], 'frozen', null])
    const before = kept.length
    awake()
    expect([gathering.asked(), tray.getSnapshot().value]).toEqual([2, 'gathering'])
    await gathered([anUpload({ key: 'c', name: 'c.pdf', isPaused: true })])
    expect([rows(), watched(), kept.length]).toEqual([['c.pdf paused'], 7, before])
  })

  it('shows what was done before it was frozen', async () => {
    const { tray, rows, answers, hashed, frozen } = await open()
    answers.set('a.pdf', success({ kind: 'kept', file: aKeptFile(), heldAt: null }))
    const content = aContent()
    tray.send({ type: 'tray.add', files: [chosen('a', content), chosen('b')] })
    await settle()
    await hashed(content)
    frozen()
    expect(rows()).toEqual(['a.pdf done'])
    tray.send({ type: 'tray.close', why: 'expired' })
    expect(tray.getSnapshot()).toMatchObject({ value: 'shut', context: { userId: null, entries: [] } })
  })

  it('asks for what is its own also where its session goes on before it is told that it woke', async () => {
    const { tray, frozen, gathered, rows } = await open([anUpload({ isPaused: true })])
    frozen()
    tray.send({ type: 'tray.open', userId: 7 })
    await gathered([anUpload({ isPaused: true })])
    expect(rows()).toEqual(['浮力.pdf paused'])
  })

  it('lets go of one, here and on the server', async () => {
    const { tray, rows, kept } = await open([anUpload({ uploadId: 'u9', isPaused: true })])
    expect(rows()).toEqual(['浮力.pdf paused'])
    tray.send({ type: 'tray.cancel', key: 'a' })
    expect([rows(), kept]).toEqual([[], ['persistence.discard a  u9']])
  })

  it('waits for the same user after an expiry, and is nobody else’s', async () => {
    const { tray, rows, kept, gathering, gathered } = await open()
    tray.send({ type: 'tray.add', files: [chosen('a')] })
    await settle()
    tray.send({ type: 'tray.close', why: 'expired' })
    expect([rows(), tray.getSnapshot().value]).toEqual([['a.pdf parked'], 'shut'])
    tray.send({ type: 'tray.open', userId: 7 })
    await settle()
    expect([rows(), gathering.asked()]).toEqual([['a.pdf hashing'], 1])
    tray.send({ type: 'tray.close', why: 'expired' })
    tray.send({ type: 'tray.open', userId: 8 })
    expect(rows()).toEqual([])
    tray.send({ type: 'tray.close', why: 'expired' })
    tray.send({ type: 'tray.open', userId: 8 })
    await gathered()
    tray.send({ type: 'tray.close', why: 'signedOut' })
    expect(tray.getSnapshot()).toMatchObject({ value: 'shut', context: { userId: null, entries: [] } })
    expect(kept.at(-1)).toBe('persistence.stop')
  })

  it.each([
    [
      'first opened',
      async ({ tray }: ReturnType<typeof start>) => tray.send({ type: 'tray.open', userId: 7 }),
      1,
    ],
    [
      'awake again',
      async (opened: ReturnType<typeof start>) => {
        opened.tray.send({ type: 'tray.open', userId: 7 })
        await opened.gathered()
        opened.frozen()
        opened.awake()
      },
      2,
    ],
  ])('whose session ends before it has found what is not finished, %s, looks for it once the same user is back', async (_, begin, asked) => {
    const opened = start()
    await begin(opened)
    opened.tray.send({ type: 'tray.add', files: [chosen('b')] })
    expect([opened.gathering.asked(), opened.tray.getSnapshot().value]).toEqual([asked, 'gathering'])
    opened.tray.send({ type: 'tray.close', why: 'expired' })
    expect([opened.rows(), opened.tray.getSnapshot().value]).toEqual([['b.pdf parked'], 'shut'])
    opened.tray.send({ type: 'tray.open', userId: 7 })
    expect([opened.gathering.asked(), opened.tray.getSnapshot().value]).toEqual([asked + 1, 'gathering'])
    await opened.gathered([anUpload({ isPaused: true }), anUpload({ key: 'b', name: 'b.pdf' })])
    expect([opened.rows(), opened.watched()]).toEqual([['b.pdf hashing', '浮力.pdf paused'], 7])
  })

  it('goes on without what was left when that cannot be found out', async () => {
    const { tray, gathering } = start()
    tray.send({ type: 'tray.open', userId: 7 })
    gathering.fail(new Error('bug'))
    await settle()
    expect(tray.getSnapshot().value).toBe('open')
  })

  it('takes every transition it declares', () => {
    expect(declaredTransitions(uploadTrayMachine).filter((key) => !log.taken.has(key))).toEqual([])
  })
})
