import type { AppActors } from '#application/app-actors.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { isWorthTelling } from '#domain/notification/worth-telling.ts'
import { notDoneText } from '#ui/copy/not-done-text.ts'
import type { Wording } from '../wording.ts'
import { toast } from './toast.ts'

interface Needs {
  readonly actors: Pick<AppActors, 'notifications'>
  readonly wording: Pick<Wording, 'toastTitle'>
}

/** Shows a toast for a failure, unless the session reports it itself. */
export const failureToast = ({ actors, wording }: Needs) => {
  const notify = toast(actors)
  return (failure: Failure): void => {
    if (isWorthTelling(failure)) notify('error', notDoneText('', failure), wording.toastTitle)
  }
}
