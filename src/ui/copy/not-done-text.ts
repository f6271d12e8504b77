import type { Failure } from '#domain/kernel/failure.ts'
import { isOutcomeUnknown, type UnknownOutcome } from '#domain/kernel/retry.ts'
import { failureText } from './failure-text.ts'
import { quoted } from './quoted.ts'

const unknown: Readonly<Record<UnknownOutcome['kind'], string>> = {
  unreachable: '没有收到服务器的回答，不知道是否已完成。请检查网络后再试一次，不会重复',
  timedOut: '服务器太久没有回应，不知道是否已完成。请稍后再试一次，不会重复',
  unreadable: '服务器出错了，不知道是否已完成。请稍后再试一次，不会重复',
}

/**
 * What became of a write that failed: that it was not done, in the words of `says`, or that nobody knows. `says`: what is before the
 * reason, '' for nothing, or around it. `of`: what it was about, where several are shown. Null is a bug of the page.
 */
export const notDoneText = (
  says: string | ((reason: string) => string),
  failure: Failure | null,
  of = '',
): string => {
  if (failure !== null && isOutcomeUnknown(failure))
    return of === '' ? unknown[failure.kind] : `${quoted(of)}：${unknown[failure.kind]}`
  const reason = failureText(failure)
  if (typeof says === 'function') return says(reason)
  return says === '' ? reason : `${says}：${reason}`
}
