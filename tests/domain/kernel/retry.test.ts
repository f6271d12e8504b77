import { expect, it } from 'vitest'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { isUnheard, type Prospect, prospectOf } from '#domain/kernel/retry.ts'

const rejected = (reason: RejectionReason): Failure => ({ kind: 'rejected', reason, message: '' })

it.each<[Failure, Prospect]>([
  [{ kind: 'unreachable' }, 'passing'],
  [{ kind: 'timedOut' }, 'passing'],
  [{ kind: 'unreadable' }, 'passing'],
  [rejected('busy'), 'passing'],
  [rejected('unavailable'), 'passing'],
  [rejected('crashed'), 'passing'],
  [rejected('locked'), 'passing'],
  [{ kind: 'expired' }, 'blocked'],
  [rejected('noRoom'), 'blocked'],
  [rejected('refused'), 'blocked'],
  [{ kind: 'forbidden', message: '' }, 'final'],
  [rejected('invalid'), 'final'],
  [rejected('missing'), 'final'],
  [rejected('withdrawn'), 'final'],
  [rejected('conflict'), 'final'],
])('what is to be expected after %o is %s', (failure, prospect) => {
  expect(prospectOf(failure)).toBe(prospect)
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
