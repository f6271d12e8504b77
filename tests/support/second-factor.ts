import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import type { Envelope } from '#contract/envelope.ts'
import { INTENTION_HEADER } from '#contract/intention.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  secondFactor,
} from '#contract/second-factor.ts'
import type { Harness } from './each-engine.ts'
import type { Persona } from './server.ts'

/** Seconds for which an app shows a code. */
export const STEP = 30

/** What an authenticator app does: it shows the code of a secret at a time, and nothing of the server's is in it. */
export const appCode = (secret: string, at: Date): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: STEP, secret: Secret.fromBase32(secret) }).generate({
    timestamp: at.getTime(),
  })

/** Six digits that the app shows neither now nor in the steps beside. */
export const wrongCode = (secret: string, now: Date): string => {
  const near = [-2, -1, 0, 1, 2].map((step) => appCode(secret, new Date(now.getTime() + step * STEP * 1000)))
  for (let code = 0; ; code += 1) {
    const digits = String(code).padStart(6, '0')
    if (!near.includes(digits)) return digits
  }
}

/** Users with an authenticator app, on a server with a clock that is set by hand. */
export const factorsOf = (harness: () => Harness) => {
  const now = () => harness().clock.read()
  const post = async (path: string, body: object, token: string, key?: string) => {
    const response = await harness().app.inject({
      method: 'POST',
      url: path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { [INTENTION_HEADER]: key }),
      },
      payload: body,
    })
    return response.json<Envelope<unknown>>()
  }
  const begin = async (token: string, body: object = {}): Promise<string> =>
    z.parse(beginSecondFactor.data, (await post(beginSecondFactor.path, body, token)).Data).Secret
  const confirm = (token: string, Code: string, key?: string) =>
    post(confirmSecondFactor.path, { Code }, token, key)

  return {
    post,
    begin,
    confirm,

    /** Turns it on in a session; the code of the next step is to be had at once. */
    enrol: async (token: string): Promise<{ secret: string; codes: string[] }> => {
      const secret = await begin(token)
      const { Data } = await confirm(token, appCode(secret, now()))
      const { RecoveryCodes } = z.parse(confirmSecondFactor.data, Data)
      harness().clock.forward(STEP)
      return { secret, codes: RecoveryCodes }
    },

    /** Gives a code in a session. */
    prove: (token: string, Code: string) => post(proveSecondFactor.path, { Code }, token),

    /** The code that the app shows now, or so many seconds away. */
    shown: (secret: string, away = 0): string => appCode(secret, new Date(now().getTime() + away * 1000)),
    wrong: (secret: string): string => wrongCode(secret, now()),

    state: async (token: string) =>
      z.parse(secondFactor.data, (await harness().ask.get(secondFactor.path, token)).body.Data),

    tokenOf: (persona: Persona): Promise<string> => harness().ask.tokenOf(persona),
  }
}
