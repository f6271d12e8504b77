import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { failed, success } from '#domain/kernel/result.ts'
import {
  type PictureFile,
  type PictureSource,
  type PictureUploadEvent,
  pictureUploadMachine,
} from '#domain/upload/picture-upload.machine.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const file = (name: string): PictureFile => ({ name, content: new Blob([name]) })
const picture = (name: string) => ({ address: `/api/file/1?${name}`, name, width: 4, height: 3 })

const start = () => {
  const underWay: string[] = []
  const stopped: string[] = []
  let tell: (event: PictureUploadEvent) => void = () => undefined
  const actor = createActor(
    pictureUploadMachine.provide({
      actors: {
        upload: fromCallback<PictureUploadEvent, PictureSource>(({ input, sendBack }) => {
          underWay.push(input.name)
          tell = sendBack
          return () => stopped.push(input.name)
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const uploads = () =>
    actor.getSnapshot().context.uploads.map(({ key, file: { name }, progress, failure }) => ({
      key,
      name,
      progress,
      failure,
    }))
  return { actor, tell: (event: PictureUploadEvent) => tell(event), underWay, stopped, recording, uploads }
}

describe('pictures on their way', () => {
  it('go one after another and arrive in order', () => {
    const { actor, tell, underWay, recording, uploads } = start()
    actor.send({ type: 'upload.add', files: [file('a.png'), file('b.png')] })
    tell({ type: 'upload.progressed', progress: 0.5 })
    expect(uploads()).toEqual([
      { key: 1, name: 'a.png', progress: 0.5, failure: null },
      { key: 2, name: 'b.png', progress: 0, failure: null },
    ])
    tell({ type: 'upload.ended', result: success(picture('a.png')) })
    expect(underWay).toEqual(['a.png', 'b.png'])
    tell({ type: 'upload.ended', result: success(picture('b.png')) })
    expect(recording.emitted).toEqual(
      ['a.png', 'b.png'].map((name) => ({ type: 'upload.done', picture: picture(name) })),
    )
    expect([actor.getSnapshot().value, uploads()]).toEqual(['resting', []])
  })

  it('do not hold up others when one fails; that one can be tried again', () => {
    const { actor, tell, underWay, uploads } = start()
    actor.send({ type: 'upload.add', files: [file('a.png'), file('b.png')] })
    tell({ type: 'upload.progressed', progress: 0.9 })
    tell({ type: 'upload.ended', result: failed({ kind: 'unreachable' }) })
    expect(underWay).toEqual(['a.png', 'b.png'])
    tell({ type: 'upload.ended', result: success(picture('b.png')) })
    expect(uploads()).toEqual([{ key: 1, name: 'a.png', progress: 0.9, failure: { kind: 'unreachable' } }])
    actor.send({ type: 'upload.retry', key: 1 })
    expect(uploads()).toEqual([{ key: 1, name: 'a.png', progress: 0, failure: null }])
    expect(underWay).toEqual(['a.png', 'b.png', 'a.png'])
  })

  it('can be called back: the one under way stops, those that wait or failed go', () => {
    const { actor, tell, underWay, stopped, uploads } = start()
    actor.send({ type: 'upload.add', files: [file('a.png'), file('b.png'), file('c.png')] })
    actor.send({ type: 'upload.remove', key: 2 })
    expect(stopped).toEqual([])
    actor.send({ type: 'upload.remove', key: 1 })
    expect([stopped, underWay]).toEqual([['a.png'], ['a.png', 'c.png']])
    tell({ type: 'upload.ended', result: failed({ kind: 'timedOut' }) })
    actor.send({ type: 'upload.remove', key: 3 })
    expect(uploads()).toEqual([])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(pictureUploadMachine))
  })
})
