import { Secret, TOTP } from 'otpauth'
import { RECOVERY_CODES } from '#contract/second-factor.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { MemoryBackend } from './backend.ts'
import { hasFirstPassword, peopleOf } from './people.backend.ts'
import { siteSettingsIn } from './site-settings.backend.ts'

/** As the reference server: so many failures in a row, then a wait. */
const MAX_FAILURES = 5
const LOCK_MS = 60_000
const STEP_SECONDS = 30
/** Without letters and digits that are mixed up. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

interface MemoryFactor {
  readonly secret: string
  readonly since: number
  /** The latest step of the app of which a code was taken. */
  lastStep: number
  codes: readonly string[]
  /** Recovery codes of these that were used. */
  used: readonly string[]
}

interface FactorData {
  readonly on: Map<number, MemoryFactor>
  /** Secrets that were not confirmed yet. */
  readonly begun: Map<number, string>
  /** Sessions whose code was given, by token. */
  readonly proven: Set<string>
  readonly failures: Map<number, { readonly count: number; readonly at: number }>
}

export const factorRefusal = (reason: RejectionReason, message: string): Failure => ({
  kind: 'rejected',
  reason,
  message,
})

const DATA = new WeakMap<MemoryBackend, FactorData>()

const OPEN_TO_ALL = ['session.currentUser', 'session.keepAlive', 'session.signOut']
const TO_PROVE = [...OPEN_TO_ALL, 'secondFactor.prove']
const TO_ENROL = [...OPEN_TO_ALL, 'secondFactor.secondFactor', 'secondFactor.begin', 'secondFactor.confirm']

/** The second factors of a backend in memory; from the first look on, sessions are held by them. */
export const factorsOf = (backend: MemoryBackend): FactorData => {
  const before = DATA.get(backend)
  if (before !== undefined) return before
  const data: FactorData = { on: new Map(), begun: new Map(), proven: new Set(), failures: new Map() }
  DATA.set(backend, data)
  backend.bar((call, token, person) => {
    if (mustProve(backend, token, person.id))
      return TO_PROVE.includes(call) ? null : { kind: 'forbidden', message: '请先输入动态码' }
    if (mustEnrol(backend, person.id))
      return TO_ENROL.includes(call) ? null : { kind: 'forbidden', message: '请先开启动态码' }
    return null
  })
  return data
}

export const mustProve = (backend: MemoryBackend, token: string, id: number): boolean => {
  const { on, proven } = factorsOf(backend)
  return on.has(id) && !proven.has(token)
}

/** Everybody must have one here, or who administers a school or all of them. */
export const isFactorRequired = (backend: MemoryBackend, id: number): boolean => {
  const person = peopleOf(backend).find((one) => one.id === id)
  const administers =
    person?.platformRight === 'administrator' || person?.schools.some(({ administer }) => administer) === true
  const { factorFor } = siteSettingsIn(backend).settings
  return factorFor === 'everybody' || (factorFor === 'administrators' && administers)
}

export const mustEnrol = (backend: MemoryBackend, id: number): boolean =>
  isFactorRequired(backend, id) && !factorsOf(backend).on.has(id) && !hasFirstPassword(backend, id)

const appOf = (secret: string): TOTP =>
  new TOTP({ issuer: '知源课堂', secret: Secret.fromBase32(secret), period: STEP_SECONDS })

/** What an app is told. */
export const factorUri = ({ account }: CurrentUser, secret: string): string => {
  const app = appOf(secret)
  app.label = `${account.slice(0, 3)}****${account.slice(-4)}`
  return app.toString()
}

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The step of which this is a code; null for another one. */
const stepOf = (backend: MemoryBackend, secret: string, code: string): number | null => {
  const timestamp = backend.now()
  const delta = appOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

const newCode = (): string => {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))].map(
    (byte) => LETTERS[byte % LETTERS.length],
  )
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

export const newRecoveryCodes = (): readonly string[] => Array.from({ length: RECOVERY_CODES }, newCode)

const take = (backend: MemoryBackend, factor: MemoryFactor, code: string): 'taken' | 'used' | 'wrong' => {
  const step = /^\d{6}$/.test(code) ? stepOf(backend, factor.secret, code) : null
  if (step !== null) {
    const isUsed = step <= factor.lastStep
    factor.lastStep = Math.max(step, factor.lastStep)
    return isUsed ? 'used' : 'taken'
  }
  const written = code.toLowerCase().replace(/[\s-]/g, '')
  const rest = factor.codes.filter((one) => one.replace('-', '') !== written)
  if (factor.used.includes(written)) return 'used'
  if (rest.length === factor.codes.length) return 'wrong'
  factor.codes = rest
  factor.used = [...factor.used, written]
  return 'taken'
}

/** The refusal of a guess; null for one that is right. */
const guess = (
  backend: MemoryBackend,
  id: number,
  look: () => 'taken' | 'used' | 'wrong',
): Failure | null => {
  const { failures } = factorsOf(backend)
  const before = failures.get(id)
  const wait = before && before.count >= MAX_FAILURES ? before.at + LOCK_MS - backend.now() : 0
  if (wait > 0) return factorRefusal('locked', `动态码错误次数过多，请 ${Math.ceil(wait / 1000)} 秒后再试`)
  const seen = look()
  if (seen === 'used') return factorRefusal('conflict', '这个码已经用过，请等下一个')
  if (seen === 'taken') {
    failures.delete(id)
    return null
  }
  failures.set(id, { count: (before?.count ?? 0) + 1, at: backend.now() })
  return factorRefusal('invalid', '动态码或恢复码不正确')
}

export const refusalOfCode = (backend: MemoryBackend, id: number, code: string): Failure | null => {
  const factor = factorsOf(backend).on.get(id)
  return factor === undefined ? null : guess(backend, id, () => take(backend, factor, code))
}

/** The step of the first code of an app that was told the secret, or why there is none. */
export const confirmedStep = (
  backend: MemoryBackend,
  id: number,
  secret: string,
  code: string,
): number | Failure => {
  const step = stepOf(backend, secret, code)
  return guess(backend, id, () => (step === null ? 'wrong' : 'taken')) ?? step ?? 0
}
