import type { Tone } from '#domain/notification/notification.machine.ts'

/** A toast in words; '' for no title, and where it offers nothing. */
export interface ToastText {
  readonly tone: Tone
  readonly title: string
  readonly message: string
  /** What can be chosen in it. */
  readonly offered: string
}

export const toastText = (tone: Tone, message: string, offered = ''): ToastText => ({
  tone,
  title: '',
  message,
  offered,
})
