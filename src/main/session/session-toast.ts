import type { SessionNotice } from '#domain/session/session-notice.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Says a notice of the session as an error; milliseconds where it does not stay as long as others of its kind. */
export const sessionToast = ({ actors, wording }: Pick<AppContext, 'actors' | 'wording'>) => {
  const notify = toast(actors)
  return (notice: SessionNotice | null, duration?: number): void => {
    if (notice === null) return
    if (notice.kind === 'requestError') return notify('error', wording.requestError, '', duration)
    const words = notice.kind === 'noRole' ? wording.noRole : notice.words
    notify('error', words, wording.noticeTitle, duration)
  }
}
