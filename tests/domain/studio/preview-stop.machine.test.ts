import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type PreviewStopEmitted, previewStopMachine } from '#domain/studio/preview-stop.machine.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const point = (key: string, second: number) => ({ key, questionId: 1, second, required: true })

const watching = () => {
  const actor = createActor(previewStopMachine, {
    inspect: log.inspect,
    input: { points: [point('late', 20), point('one', 10), point('other', 10)] },
  })
  const told: PreviewStopEmitted[] = []
  actor.on('preview.stop', (event) => told.push(event))
  actor.on('preview.go', (event) => told.push(event))
  actor.start()
  const asked = () => actor.getSnapshot().context.point?.key ?? ''
  return { actor, told, asked }
}

describe('a film of a draft', () => {
  it('stops at each of its questions and goes on when they are let go', () => {
    const { actor, told, asked } = watching()
    actor.send({ type: 'preview.moved', second: 9 })
    expect(asked()).toBe('')
    actor.send({ type: 'preview.moved', second: 9.9 })
    expect(asked()).toBe('one')
    actor.send({ type: 'preview.continue' })
    expect(asked()).toBe('other')
    actor.send({ type: 'preview.continue' })
    expect(asked()).toBe('')
    expect(told.map(({ type }) => type)).toEqual(['preview.stop', 'preview.stop', 'preview.go'])
    actor.send({ type: 'preview.moved', second: 12 })
    expect(asked()).toBe('')
  })

  it('may be sought through, and asks again after a step back', () => {
    const { actor, asked } = watching()
    actor.send({ type: 'preview.sought', second: 15 })
    actor.send({ type: 'preview.moved', second: 16 })
    expect(asked()).toBe('')
    actor.send({ type: 'preview.moved', second: 20 })
    expect(asked()).toBe('late')
    actor.send({ type: 'preview.continue' })
    actor.send({ type: 'preview.sought', second: 19 })
    actor.send({ type: 'preview.moved', second: 20 })
    expect(asked()).toBe('late')
  })

  it('lets a question go that is sought away from, but not one that it stands at', () => {
    const { actor, told, asked } = watching()
    actor.send({ type: 'preview.moved', second: 10 })
    actor.send({ type: 'preview.sought', second: 10 })
    expect(asked()).toBe('one')
    actor.send({ type: 'preview.sought', second: 2 })
    expect(asked()).toBe('')
    expect(told.at(-1)).toEqual({ type: 'preview.go' })
  })

  it('takes every transition that it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(previewStopMachine))
  })
})
