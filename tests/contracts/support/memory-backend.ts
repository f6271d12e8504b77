import 'reflect-metadata/lite'
import { Container } from 'inversify'
import type { Failure } from '#domain/kernel/failure.ts'
import {
  createMemoryBackend,
  type MemoryBackend,
  type NetworkCondition,
} from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { CALLER } from '#main/adapters/memory/tokens.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import { allAdaptersOf } from '#tests/support/all-adapters.ts'
import { askingPortsIn } from './asking-ports.ts'
import { type Backend, type MakeBackend, type Mood, WORDS } from './backend.ts'

const CONDITIONS: Readonly<Partial<Record<Mood, NetworkCondition>>> = {
  unreachable: 'unreachable',
  silent: 'silent',
  unreadable: 'garbled',
}

const REFUSAL: Readonly<Partial<Record<Mood, Failure>>> = {
  expired: { kind: 'expired' },
  forbidden: { kind: 'forbidden', message: WORDS.forbidden },
  rejected: { kind: 'rejected', reason: 'conflict', message: WORDS.rejected },
}

const setMood = (backend: MemoryBackend, mood: Mood): void => {
  backend.simulateNetwork(CONDITIONS[mood] ?? 'fair')
  backend.failEveryCall(REFUSAL[mood] ?? null)
}

/** A clock of half seconds: what follows within one of them keeps its order all the same. */
const coarseNow = (): number => Math.floor(Date.now() / 500) * 500

/** The memory adapters, as the app takes them, on a backend of their own. */
export const memoryBackend: MakeBackend = async ({ timeoutMs = 60_000 } = {}) =>
  memoryBackendIn(createMemoryBackend({ timeoutMs, now: coarseNow }))

export const memoryBackendIn = async (backend: MemoryBackend): Promise<Backend> => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(...(await allAdaptersOf(memoryAdapters(backend, createMemoryBrowser()))))
  const expired: string[] = []
  const caller = { token: () => tested.token, expired: (token: string) => expired.push(token) }
  container.rebind(CALLER).toConstantValue(caller)
  const tested: Backend = {
    ports: askingPortsIn(container),
    token: null,
    expired,
    mood: (mood) => setMood(backend, mood),
    close: async () => undefined,
  }
  return tested
}
