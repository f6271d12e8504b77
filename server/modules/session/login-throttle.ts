import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'

/** How repeated failures are slowed down; see docs/decisions/0021-sign-in-throttling.md. */
export interface LoginThrottle {
  /** Failures in a row before the first wait. */
  readonly allowed: number
  /** Seconds of the first wait; each further failure doubles it. */
  readonly firstWait: number
  readonly longestWait: number
  /** Seconds after which an old failure no longer counts. */
  readonly memory: number
}

export const ACCOUNT_THROTTLE: LoginThrottle = { allowed: 5, firstWait: 30, longestWait: 900, memory: 3600 }

/** Per address: more tries and short waits, because a whole school may share one address, and one pupil must not lock it out. */
export const ADDRESS_THROTTLE: LoginThrottle = { allowed: 50, firstWait: 30, longestWait: 60, memory: 900 }

/**
 * Codes of a second factor: whoever guesses knows the password already, and three of a million codes hold at a time. In a day of guessing
 * one gets about 35 tries.
 */
export const FACTOR_THROTTLE: LoginThrottle = {
  allowed: 5,
  firstWait: 30,
  longestWait: 3600,
  memory: 86_400,
}

/** Seconds to wait after so many failures in a row. */
export const waitAfter = (failures: number, rule: LoginThrottle): number =>
  failures < rule.allowed ? 0 : Math.min(rule.longestWait, rule.firstWait * 2 ** (failures - rule.allowed))

/** 30 秒, 2 分钟, 1 分 30 秒. */
export const waitInWords = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return `${rest} 秒`
  return rest === 0 ? `${minutes} 分钟` : `${minutes} 分 ${rest} 秒`
}

/** R-session-11: the answer until the wait is over; `failing` names what failed too often. */
export const lockedUntil = (failing: string, until: Date, now: Date): Refusal =>
  refuse(
    CODE.locked,
    `${failing}次数过多，请在 ${waitInWords((until.getTime() - now.getTime()) / 1000)}后重试`,
  )
