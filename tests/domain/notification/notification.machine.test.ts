import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  MESSAGE_MS,
  NOTIFICATION_MS,
  notificationMachine,
} from '#domain/notification/notification.machine.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(notificationMachine, { clock, inspect: log.inspect })
  const recording = record(actor)
  actor.start()
  const show = (message: string, duration = MESSAGE_MS) =>
    actor.send({
      type: 'notification.show',
      toast: { tone: 'information', title: '', message, duration },
    })
  const shown = () => actor.getSnapshot().context.toasts.map(({ message }) => message)
  return { actor, clock, recording, show, shown }
}

describe('toasts', () => {
  it('lapse after their own time, none waiting for another', () => {
    const { clock, recording, show, shown } = start()
    show('账号或密码错误', NOTIFICATION_MS)
    clock.increment(1000)
    show('请求错误')
    clock.increment(MESSAGE_MS - 1)
    expect(shown()).toEqual(['账号或密码错误', '请求错误'])
    clock.increment(1)
    expect(shown()).toEqual(['账号或密码错误'])
    clock.increment(NOTIFICATION_MS - MESSAGE_MS - 1001)
    expect(shown()).toEqual(['账号或密码错误'])
    clock.increment(1)
    expect(shown()).toEqual([])
    expect(recording.states).toEqual(['quiet', 'showing', 'quiet'])
  })

  it('that are said again have their time again', () => {
    const { clock, show, shown } = start()
    show('甲')
    clock.increment(2000)
    show('甲')
    clock.increment(MESSAGE_MS - 1)
    expect(shown()).toEqual(['甲'])
    clock.increment(1)
    expect(shown()).toEqual([])
  })

  it('are whole: an id, a tone, a title and a message', () => {
    const { actor } = start()
    const toast = {
      tone: 'error',
      title: '提示',
      message: '账号或密码错误',
      duration: NOTIFICATION_MS,
    } as const
    actor.send({ type: 'notification.show', toast })
    expect(actor.getSnapshot().context).toEqual({ toasts: [{ ...toast, id: 1 }], lastId: 1, holds: 0 })
  })

  it('stay while somebody reads them', () => {
    const { actor, clock, recording, show, shown } = start()
    show('登录成功')
    clock.increment(MESSAGE_MS - 10)
    actor.send({ type: 'notification.hold' })
    actor.send({ type: 'notification.release' })
    clock.increment(20)
    expect(shown()).toEqual(['登录成功'])
    actor.send({ type: 'notification.hold' })
    clock.increment(60_000)
    show('请求错误')
    expect(shown()).toEqual(['登录成功', '请求错误'])
    actor.send({ type: 'notification.release' })
    clock.increment(MESSAGE_MS - 1)
    expect(shown()).toEqual(['登录成功', '请求错误'])
    clock.increment(1)
    expect(shown()).toEqual([])
    expect(recording.states).toEqual(['quiet', 'showing', 'held', 'showing', 'held', 'showing', 'quiet'])
  })

  it('can be dismissed one by one, also the one under the pointer', () => {
    const { actor, show, shown } = start()
    show('甲')
    show('乙')
    actor.send({ type: 'notification.hold' })
    actor.send({ type: 'notification.dismiss', id: 1 })
    expect(shown()).toEqual(['乙'])
    actor.send({ type: 'notification.dismiss', id: 2 })
    expect(actor.getSnapshot().value).toBe('quiet')
    show('丙')
    expect(shown()).toEqual(['丙'])
  })

  it('do not say the same twice at once, and are never more than four', () => {
    const { show, shown } = start()
    for (const message of ['甲', '乙', '甲', '丙', '丁', '戊']) show(message)
    expect(shown()).toEqual(['甲', '丙', '丁', '戊'])
  })

  it('say what stands there under another title once, for as long as either would stand', () => {
    const { actor, shown } = start()
    const toast = { tone: 'error' as const, message: '账号已停用' }
    actor.send({ type: 'notification.show', toast: { ...toast, title: '', duration: 30_000 } })
    actor.send({ type: 'notification.show', toast: { ...toast, title: '提示', duration: 4500 } })
    expect(shown()).toEqual(['账号已停用'])
    expect(actor.getSnapshot().context.toasts).toMatchObject([{ title: '提示', duration: 30_000 }])
  })

  it('that offer something say that it was chosen, and close', () => {
    const { actor, recording, show, shown } = start()
    show('已取消收藏')
    show('已收藏')
    actor.send({ type: 'notification.act', id: 1 })
    expect([recording.emitted, shown()]).toEqual([[{ type: 'notification.acted', id: 1 }], ['已收藏']])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(notificationMachine))
  })
})
