import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { failed, success } from '#domain/kernel/result.ts'
import type { Cue } from '#domain/playback/caption.ts'
import { captionsMachine } from '#domain/playback/captions.machine.ts'
import type { CaptionTrack } from '#domain/playback/lesson.ts'
import { settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const CHINESE: CaptionTrack = { language: 'zh-CN', label: '中文', url: '/zh.vtt' }
const ENGLISH: CaptionTrack = { language: 'en', label: 'English', url: '/en.vtt' }
const CUES: readonly Cue[] = [{ start: 0, end: 2, text: '浮力' }]

type Read = (track: CaptionTrack) => ReturnType<Parameters<typeof fromPromise>[0]>

const start = (read: Read = async () => success(CUES), isRenewable = true) => {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const machine = captionsMachine.provide({
    actors: {
      read: fromPromise(({ input }) => {
        asked.push(input.url)
        return read(input) as Promise<ReturnType<typeof success<readonly Cue[]>>>
      }),
    },
  })
  const input = { tracks: [CHINESE, ENGLISH], isRenewable }
  const actor = createActor(machine, { input, clock, inspect: log.inspect })
  const { states, emitted } = record(actor)
  actor.start()
  const want = async (...languages: readonly (string | null)[]) => {
    for (const language of languages) actor.send({ type: 'captions.want', language })
    await settle()
  }
  const offer = async (...tracks: readonly CaptionTrack[]) => {
    actor.send({ type: 'captions.offer', tracks })
    await settle()
  }
  const retry = async () => {
    actor.send({ type: 'captions.retry' })
    await settle()
  }
  return { actor, clock, asked, states, emitted, want, offer, retry }
}

describe('captions', () => {
  it('are read when they are wanted, once for each language that is', async () => {
    const { actor, asked, states, want } = start()
    await want('zh-CN')
    await want('zh-CN')
    expect(actor.getSnapshot().context).toEqual({
      tracks: [CHINESE, ENGLISH],
      isRenewable: true,
      track: CHINESE,
      cues: CUES,
      renewed: false,
    })
    await want('en-GB')
    await want(null)
    expect(asked).toEqual(['/zh.vtt', '/en.vtt'])
    expect(states).toEqual(['unwanted', 'reading', 'ready', 'reading', 'ready', 'unwanted'])
    expect(actor.getSnapshot().context.cues).toEqual([])
  })

  it('of the language that was wanted last come, however late the others are', async () => {
    const { actor, want } = start(async ({ language }) => success([{ start: 0, end: 1, text: language }]))
    await want('zh-CN', 'en')
    expect(actor.getSnapshot().context.cues).toEqual([{ start: 0, end: 1, text: 'en' }])
  })

  it('in a language that the film does not have are none', async () => {
    const { asked, states, want } = start()
    await want('fr')
    expect([asked, states]).toEqual([[], ['unwanted']])
  })

  const until = (number: number): CaptionTrack => ({ ...CHINESE, url: `/zh.vtt?until=${number}` })
  const STALE = { type: 'captions.stale' }

  it('whose address has run out are read from the one that their film has by now, and nobody is told', async () => {
    const answers = [failed('unreachable'), success(CUES)]
    const { actor, asked, states, emitted, want, offer } = start(async () => answers.shift())
    await want('zh-CN')
    expect([emitted, actor.getSnapshot().hasTag('busy')]).toEqual([[STALE], true])
    await offer(until(2), ENGLISH)
    // What was read is not read again.
    await offer(until(3), ENGLISH)
    await want('zh-CN')
    expect(asked).toEqual(['/zh.vtt', '/zh.vtt?until=2'])
    expect(states).toEqual(['unwanted', 'reading', 'renewing', 'reading', 'ready'])
    expect(actor.getSnapshot().context).toEqual({
      tracks: [until(3), ENGLISH],
      isRenewable: true,
      track: until(3),
      cues: CUES,
      renewed: false,
    })
  })

  it('that cannot be read under a new address either are told, and ask for no other until somebody does', async () => {
    const { asked, states, emitted, want, offer, retry } = start(async () => failed('unreachable'))
    await want('zh-CN')
    await offer(until(2), ENGLISH)
    expect([states.at(-1), emitted]).toEqual(['failed', [STALE]])
    await retry()
    expect([states.at(-1), emitted]).toEqual(['renewing', [STALE, STALE]])
    await offer(until(3), ENGLISH)
    expect(asked).toEqual(['/zh.vtt', '/zh.vtt?until=2', '/zh.vtt?until=2', '/zh.vtt?until=3'])
    expect(states.at(-1)).toBe('failed')
  })

  it('whose film has no other address are told, and are read when it has one', async () => {
    const answers = [failed('unreachable'), success(CUES)]
    const { asked, states, want, offer } = start(async () => answers.shift())
    await want('zh-CN')
    await offer(CHINESE, ENGLISH)
    expect(states.at(-1)).toBe('failed')
    await offer(ENGLISH)
    expect(states.at(-1)).toBe('failed')
    await offer(until(2), ENGLISH)
    expect([asked, states.at(-1)]).toEqual([['/zh.vtt', '/zh.vtt?until=2'], 'ready'])
  })

  it('whose film is not read anew for half a minute are told, and read when it is', async () => {
    const answers = [failed('unreachable'), success(CUES)]
    const { clock, states, want, offer } = start(async () => answers.shift())
    await want('zh-CN')
    clock.increment(29_999)
    expect(states.at(-1)).toBe('renewing')
    clock.increment(1)
    expect(states.at(-1)).toBe('failed')
    await offer(until(2), ENGLISH)
    expect(states.at(-1)).toBe('ready')
  })

  it('of a film that nobody reads anew ask for no other address, and can be asked for again', async () => {
    const answers = [failed('unreachable'), success(CUES)]
    const { asked, states, emitted, want, retry } = start(async () => answers.shift(), false)
    await want('zh-CN')
    await retry()
    expect([states, emitted]).toEqual([['unwanted', 'reading', 'failed', 'reading', 'ready'], []])
    expect(asked).toEqual(['/zh.vtt', '/zh.vtt'])
  })

  it('that are none ask for no other address, and can be asked for again', async () => {
    const answers = [failed('unreadable'), success(CUES)]
    const { states, emitted, want, retry } = start(async () => answers.shift())
    await want('zh-CN')
    await retry()
    expect([states, emitted]).toEqual([['unwanted', 'reading', 'failed', 'reading', 'ready'], []])
  })

  it('are a defect where reading breaks', async () => {
    const { actor, states, want } = start(async () => {
      throw new Error('broken')
    })
    await want('zh-CN')
    actor.send({ type: 'captions.retry' })
    await settle()
    expect(states).toEqual(['unwanted', 'reading', 'defect', 'reading', 'defect'])
  })
})

it('takes every transition it declares', () => {
  expect(declaredTransitions(captionsMachine).filter((transition) => !log.taken.has(transition))).toEqual([])
})
