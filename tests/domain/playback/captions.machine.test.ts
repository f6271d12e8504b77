import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
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

const start = (read: Read = async () => success(CUES)) => {
  const asked: string[] = []
  const machine = captionsMachine.provide({
    actors: {
      read: fromPromise(({ input }) => {
        asked.push(input.url)
        return read(input) as Promise<ReturnType<typeof success<readonly Cue[]>>>
      }),
    },
  })
  const actor = createActor(machine, { input: { tracks: [CHINESE, ENGLISH] }, inspect: log.inspect })
  const { states } = record(actor)
  actor.start()
  const want = async (...languages: readonly (string | null)[]) => {
    for (const language of languages) actor.send({ type: 'captions.want', language })
    await settle()
  }
  return { actor, asked, states, want }
}

describe('captions', () => {
  it('are read when they are wanted, once for each language that is', async () => {
    const { actor, asked, states, want } = start()
    await want('zh-CN')
    await want('zh-CN')
    expect(actor.getSnapshot().context).toEqual({ tracks: [CHINESE, ENGLISH], track: CHINESE, cues: CUES })
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

  it('can be asked for again where they could not be read', async () => {
    const answers = [failed('unreachable'), success(CUES)]
    const { actor, states, want } = start(async () => answers.shift())
    await want('zh-CN')
    actor.send({ type: 'captions.retry' })
    await settle()
    expect(states).toEqual(['unwanted', 'reading', 'failed', 'reading', 'ready'])
  })

  it('that could not be read are read from the addresses that the film has by then; what was read is not read again', async () => {
    const answers = [failed('unreachable'), failed('unreachable'), success(CUES)]
    const { actor, asked, states, want } = start(async () => answers.shift())
    const offer = async (...tracks: readonly CaptionTrack[]) => {
      actor.send({ type: 'captions.offer', tracks })
      await settle()
    }
    await want('zh-CN')
    await offer(ENGLISH)
    actor.send({ type: 'captions.retry' })
    await settle()
    const renewed = { ...CHINESE, url: '/zh.vtt?until=2' }
    await offer(renewed, ENGLISH)
    await offer({ ...CHINESE, url: '/zh.vtt?until=3' }, ENGLISH)
    await want('zh-CN')
    expect(asked).toEqual(['/zh.vtt', '/zh.vtt', '/zh.vtt?until=2'])
    expect(states).toEqual(['unwanted', 'reading', 'failed', 'reading', 'failed', 'reading', 'ready'])
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
