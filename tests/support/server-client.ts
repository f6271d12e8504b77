import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Envelope } from '#contract/envelope.ts'
import { accounts, type Persona } from './server.ts'

export interface Answer {
  readonly status: number
  readonly body: Envelope<unknown>
  readonly response: LightMyRequestResponse
}

export interface SignInChange {
  readonly Mobile?: string
  readonly Password?: string
  readonly UserKey?: string
  readonly address?: string
  /** Of the session that it comes with. */
  readonly token?: string
}

/** Asks the server as the client would, without a network. */
export const clientOf = (app: FastifyInstance) => {
  const answer = (response: LightMyRequestResponse): Answer => ({
    status: response.statusCode,
    body: response.json(),
    response,
  })
  const bearer = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

  const get = async (url: string, token?: string): Promise<Answer> =>
    answer(await app.inject({ method: 'GET', url, headers: bearer(token) }))

  const post = async (url: string, payload: object, token?: string): Promise<Answer> =>
    answer(await app.inject({ method: 'POST', url, headers: bearer(token), payload }))

  const login = async ({ address, token, ...change }: SignInChange = {}): Promise<Answer> =>
    answer(
      await app.inject({
        method: 'POST',
        url: '/api/user/users/login',
        ...(address === undefined ? {} : { remoteAddress: address }),
        headers: bearer(token),
        payload: {
          Mobile: accounts.teacher.account,
          Password: accounts.teacher.wirePassword,
          Client: 2,
          UserKey: 'device',
          Key: '',
          Times: 0,
          ...change,
        },
      }),
    )

  /** Signs a persona in and answers its token. */
  const tokenOf = async (persona: Persona): Promise<string> => {
    const { account, wirePassword } = accounts[persona]
    const { body } = await login({ Mobile: account, Password: wirePassword })
    if (body.Code !== 200) throw new Error(`${persona} could not sign in: ${JSON.stringify(body)}`)
    return String(body.Data)
  }

  return { get, post, login, tokenOf }
}

export const CURRENT = '/api/user/users/current'
export const IS_LOGIN = '/api/user/users/islogin'
export const LOGOUT = '/api/user/users/logout'
export const BASE_TREE = '/api/user/homedirectory/getbasetree'
export const HOME = '/api/user/homedirectory/homeindex'
export const BANNERS = '/api/user/banner/getbannerlist'
export const HOT = '/api/user/search/hotsearch'
export const LIVES = '/api/user/liveplaydirectory/gethomelivelist'
