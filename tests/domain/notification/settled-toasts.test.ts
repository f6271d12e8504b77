import { expect, it } from 'vitest'
import type { Tone } from '#domain/notification/notification.machine.ts'
import { settledBySignIn } from '#domain/notification/settled-toasts.ts'

it('a sign-in settles warnings and errors, and nothing else', () => {
  const tones: readonly Tone[] = ['success', 'warning', 'information', 'error']
  const toasts = tones.map((tone, at) => ({ id: at + 1, tone, title: '', message: tone, duration: 1 }))
  expect(settledBySignIn(toasts)).toEqual([2, 4])
})
