import type { AppActors } from '#application/app-actors.ts'
import type { NoticeText } from '#ui/notification/notice-text.ts'
import { actionToast } from './action-toast.ts'
import { toast } from './toast.ts'

/** Says a notice; what it offers is done when it is chosen. */
export const noticeToast = (actors: Pick<AppActors, 'notifications'>) => {
  const notify = toast(actors)
  const offer = actionToast(actors)
  return ({ tone, title, message, offered }: NoticeText, accept: (() => void) | null): void => {
    if (accept === null) notify(tone, message, title)
    else offer(tone, message, { label: offered, accept })
  }
}
