import { expect, it } from 'vitest'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { isUnheard, type Retryability, retryabilityOf } from '#domain/kernel/retry.ts'

const rejected = (reason: RejectionReason): Failure => ({ kind: 'rejected', reason, message: '' })

it.each<[Failure, Retryability]>([
  [{ kind: 'unreachable' }, 'transient'],
  [{ kind: 'timedOut' }, 'transient'],
  [{ kind: 'unreadable' }, 'transient'],
  [rejected('busy'), 'transient'],
  [rejected('unavailable'), 'transient'],
  [rejected('crashed'), 'transient'],
  [rejected('locked'), 'transient'],
  [{ kind: 'expired' }, 'blocked'],
  [rejected('noRoom'), 'blocked'],
  [rejected('refused'), 'blocked'],
  [{ kind: 'forbidden', message: '' }, 'permanent'],
  [rejected('invalid'), 'permanent'],
  [rejected('missing'), 'permanent'],
  [rejected('withdrawn'), 'permanent'],
  [rejected('conflict'), 'permanent'],
])('what is to be expected after %o is %s', (failure, prospect) => {
  expect(retryabilityOf(failure)).toBe(prospect)
})

it.each<[Failure, boolean]>([
  [{ kind: 'unreachable' }, true],
  [{ kind: 'timedOut' }, true],
  [rejected('unavailable'), true],
  [rejected('busy'), true],
  [rejected('crashed'), false],
  [rejected('missing'), false],
  [{ kind: 'unreadable' }, false],
  [{ kind: 'expired' }, false],
])('after %o a request may not have been looked at: %s', (failure, unheard) => {
  expect(isUnheard(failure)).toBe(unheard)
})
