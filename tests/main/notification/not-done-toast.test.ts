import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { NOTIFICATION_MS, notificationMachine } from '#domain/notification/notification.machine.ts'
import { notDoneToast } from '#main/notification/not-done-toast.ts'

it('stays as long as a notification does, and says what nobody knows in place of what was not done', () => {
  const notifications = createActor(notificationMachine).start()
  const notDone = notDoneToast({ notifications })
  notDone('没有预约', { kind: 'rejected', reason: 'conflict', message: '名额已满' })
  notDone('没有预约', { kind: 'unreachable' })
  const told = notifications
    .getSnapshot()
    .context.toasts.map(({ tone, title, message, duration }) => ({ tone, title, message, duration }))
  expect(told).toEqual([
    { tone: 'warning', title: '', message: '没有预约：名额已满', duration: NOTIFICATION_MS },
    {
      tone: 'warning',
      title: '',
      message: '没有收到服务器的回答，不知道是否已完成。请检查网络后再试一次，不会重复',
      duration: NOTIFICATION_MS,
    },
  ])
  notifications.stop()
})
