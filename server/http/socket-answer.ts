import { STATUS_CODES } from 'node:http'
import { failure } from './envelope.ts'

interface SocketAnswer {
  readonly status: number
  readonly message: string
  readonly headers?: Readonly<Record<string, number | string | string[] | undefined>>
  /** Of a HEAD: without its body. */
  readonly isHead?: boolean
}

/** A refusal in the envelope as it goes over a connection, on which nothing else comes. */
export const socketAnswer = ({ status, message, headers = {}, isHead = false }: SocketAnswer): string => {
  const body = JSON.stringify(failure(status, message))
  const all: SocketAnswer['headers'] = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: 'close',
  }
  const lines = Object.entries(all).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  )
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')
  return `${head}\r\n\r\n${isHead ? '' : body}`
}
