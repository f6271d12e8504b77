import type { Tone } from '#domain/notification/notification.machine.ts'

/** A notice in words; '' for no title, and where it offers nothing. */
export interface NoticeText {
  readonly tone: Tone
  readonly title: string
  readonly message: string
  /** What can be chosen in it. */
  readonly offered: string
}

export const noticeText = (tone: Tone, message: string, offered = ''): NoticeText => ({
  tone,
  title: '',
  message,
  offered,
})
