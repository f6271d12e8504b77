import { Agent, request } from 'node:http'
import * as z from 'zod/mini'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { getAliOssSetting } from '#contract/upload.ts'
import { accounts } from '#tests/support/server.ts'

export const agent = new Agent({ keepAlive: true })

/** Sends one part; resolves to the answer's body. */
export const send = (
  method: 'PATCH' | 'POST',
  url: string,
  headers: Record<string, string | number>,
  body: Buffer,
): Promise<string> =>
  new Promise((done, fail) => {
    const sending = request(
      url,
      { method, agent, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) < 300) done(text)
          else fail(new Error(`${method} was answered with ${answer.statusCode}: ${text}`))
        })
      },
    )
    sending.on('error', fail)
    sending.end(body)
  })

/** The product, and a session of it. */
export interface Product {
  readonly url: string
  readonly token: string
}

/** Asks for one call; resolves to its Data, whatever that is, and rejects for any other Code than 200. */
export const call = async ({ url, token }: Product, method: 'GET' | 'POST', path: string, body?: object) => {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { Code, Data, Message } = (await answer.json()) as { Code: number; Data: unknown; Message: string }
  if (Code !== 200) throw new Error(`${path}: ${Code} ${Message}`)
  return Data
}

/** A session of the teacher of the demonstration. */
export const signIn = async (url: string): Promise<Product> => {
  const { account, wirePassword } = accounts.teacher
  const body = { Mobile: account, Password: wirePassword, Client: 2, UserKey: 'bench', Key: '', Times: 0 }
  return { url, token: String(await call({ url, token: '' }, 'POST', '/api/user/users/login', body)) }
}

/** Brings a film as a client does: asked about, sent in parts, kept. `hash` is its SHA-256. Resolves to the file among one's own. */
export const bring = async (product: Product, film: Buffer, hash: string, name: string) => {
  const ask = async (more: object) => {
    const brought = { Id: 0, Name: name, Suffix: 'mp4', Size: film.length, Hash: hash, ...more }
    return z.parse(
      addPrivateFileContent.data,
      await call(product, 'POST', addPrivateFileContent.path, brought),
    )
  }
  const { UploadId } = await ask({})
  const setting = z.parse(getAliOssSetting.data, await call(product, 'GET', getAliOssSetting.path))
  const address = product.url + (setting.UploadUrl ?? '').replace('?', `/${UploadId}?`)
  const size = setting.ChunkSize ?? film.length
  const type = 'application/offset+octet-stream'
  for (let at = 0; at < film.length; at += size) {
    const headers = { 'tus-resumable': '1.0.0', 'upload-offset': at, 'content-type': type }
    await send('PATCH', address, headers, film.subarray(at, at + size))
  }
  const { File } = await ask({ UploadId })
  if (File?.Hash !== hash) throw new Error('what was kept is not what was sent')
  return File
}
