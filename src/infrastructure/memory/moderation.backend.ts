import type { Failure } from '#domain/kernel/failure.ts'
import { failed } from '#domain/kernel/result.ts'
import type { Withdrawal } from '#domain/moderation/content-standing.ts'
import type { MemoryBackend } from './backend.ts'

export interface TakenDown extends Withdrawal {
  readonly userId: number
}

const DATA = new WeakMap<MemoryBackend, Map<number, TakenDown>>()

/** The contents of a backend in memory that were taken down, by their ids. */
export const takenDownIn = (backend: MemoryBackend): Map<number, TakenDown> => {
  const data = DATA.get(backend) ?? new Map<number, TakenDown>()
  DATA.set(backend, data)
  return data
}

/** What a call is answered that names one of them. */
export const TAKEN_DOWN = failed<Failure>({
  kind: 'rejected',
  reason: 'withdrawn',
  message: '这项内容已下架',
})
