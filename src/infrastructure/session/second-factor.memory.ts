import type { SecondFactorPort } from '#application/session/second-factor.port.ts'
import { RECENT_SIGN_IN_SECONDS } from '#contract/devices.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import {
  confirmedStep,
  factorsOf,
  factorUri,
  isFactorRequired,
  newRecoveryCodes,
  newSecret,
  refusalOfCode,
  factorRefusal as refused,
} from '../memory/second-factor.backend.ts'

const WRONG_PASSWORD = refused('invalid', '当前密码不正确')

/** The second factor in memory: codes of an app and recovery codes are good for once, as on the reference server. */
export const memorySecondFactor = (backend: MemoryBackend, caller: Caller): SecondFactorPort => {
  const data = factorsOf(backend)
  const ask = <T>(call: string, signal: AbortSignal, answer: (person: CurrentUser) => Result<T, Failure>) =>
    backend.request({ call: `secondFactor.${call}`, access: 'session', caller, signal, answer })

  /** The refusal of who signed in some time ago and does not give the password. */
  const unproven = (person: CurrentUser, password: string): Failure | null => {
    const own = backend.sessionsOf(person).find(({ token }) => token === caller.token())
    const isRecent = own !== undefined && backend.now() - own.since <= RECENT_SIGN_IN_SECONDS * 1000
    if (password === '') return isRecent ? null : refused('invalid', '请输入密码')
    return password === backend.passwordOf(person) ? null : WRONG_PASSWORD
  }

  return {
    secondFactor: (signal) =>
      ask('secondFactor', signal, ({ id }) => {
        const factor = data.on.get(id)
        return success({
          isOn: factor !== undefined,
          since: factor === undefined ? '' : new Date(factor.since).toISOString(),
          recoveryCodesLeft: factor?.codes.length ?? 0,
          isRequired: isFactorRequired(backend, id),
        })
      }),

    begin: ({ password, code }, signal) =>
      ask('begin', signal, (person) => {
        const isOn = data.on.has(person.id)
        if (isOn && code === '') return failed(refused('conflict', '动态码已经开启'))
        const refusal = unproven(person, password) ?? (isOn ? refusalOfCode(backend, person.id, code) : null)
        if (refusal !== null) return failed(refusal)
        const secret = newSecret()
        data.begun.set(person.id, secret)
        return success({ secret, uri: factorUri(person, secret) })
      }),

    confirm: (code, signal) =>
      ask('confirm', signal, ({ id }) => {
        const secret = data.begun.get(id)
        if (secret === undefined) return failed(refused('conflict', '请重新开始设置动态码'))
        const lastStep = confirmedStep(backend, id, secret, code)
        if (typeof lastStep !== 'number') return failed(lastStep)
        const codes = newRecoveryCodes()
        data.begun.delete(id)
        data.on.set(id, { secret, since: backend.now(), lastStep, codes, used: [] })
        for (const { token } of backend.sessionsOf({ id } as CurrentUser)) data.proven.delete(token)
        data.proven.add(caller.token() ?? '')
        return success(codes)
      }),

    prove: (code, signal) =>
      ask('prove', signal, ({ id }) => {
        const token = caller.token() ?? ''
        const refusal = data.proven.has(token) ? null : refusalOfCode(backend, id, code)
        if (refusal !== null) return failed(refusal)
        data.proven.add(token)
        return success(true)
      }),

    renew: (code, signal) =>
      ask('renew', signal, ({ id }) => {
        const factor = data.on.get(id)
        if (factor === undefined) return failed(refused('conflict', '动态码没有开启'))
        const refusal = refusalOfCode(backend, id, code)
        if (refusal !== null) return failed(refusal)
        factor.codes = newRecoveryCodes()
        factor.used = []
        return success(factor.codes)
      }),

    remove: ({ password, code }, signal) =>
      ask('remove', signal, (person) => {
        if (!data.on.has(person.id)) return success(true)
        if (isFactorRequired(backend, person.id))
          return failed(refused('conflict', '本站要求使用动态码，不能关闭'))
        if (password !== backend.passwordOf(person)) return failed(WRONG_PASSWORD)
        const refusal = refusalOfCode(backend, person.id, code)
        if (refusal !== null) return failed(refusal)
        data.on.delete(person.id)
        return success(true)
      }),
  }
}
