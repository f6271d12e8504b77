import { expect, it } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { fetchFileAddress } from '#infrastructure/catalogue/file-address.fetch.ts'
import { memoryFileAddress } from '#infrastructure/catalogue/file-address.memory.ts'

const ORIGIN = 'https://school.example'
const { signal } = new AbortController()
const answering = (status: number) => fetchFileAddress(async () => new Response(null, { status }), ORIGIN)
const away = fetchFileAddress(async () => {
  throw new TypeError('Failed to fetch')
}, ORIGIN)

it.each([
  [200, 'holds'],
  [401, 'over'],
  [403, 'over'],
  [404, 'over'],
  [410, 'over'],
] as const)('%i says of an address that it is %s', async (status, told) => {
  expect(await answering(status).check('/api/file/5', signal)).toEqual(success(told))
})

it('a server that makes a mistake, or cannot be reached, says nothing of an address', async () => {
  expect(await answering(502).check('/api/file/5', signal)).toEqual(failed({ kind: 'unreachable' }))
  expect(await away.check('/api/file/5', signal)).toEqual({ ok: false, failure: { kind: 'unreachable' } })
})

it('a store of files elsewhere that no page may ask is left to the browser', async () => {
  expect(await away.check('https://files.example/5', signal)).toEqual(success('holds'))
})

it('only the headers are asked for, and nobody is named', async () => {
  const asked: unknown[] = []
  const port = fetchFileAddress(async (address, { method, credentials }) => {
    asked.push([address, method, credentials])
    return new Response(null)
  }, ORIGIN)
  await port.check('/api/file/5?signature=x', signal)
  expect(asked).toEqual([['/api/file/5?signature=x', 'HEAD', 'omit']])
})

it('who has left gets no answer', async () => {
  const left = new AbortController()
  left.abort(new Error('left'))
  await expect(async () => away.check('/api/file/5', left.signal)).rejects.toThrow('left')
  await expect(async () => memoryFileAddress().check('data:,', left.signal)).rejects.toThrow('left')
})

it('in memory an address says itself that it is over', async () => {
  expect(await memoryFileAddress().check('expired:/5', signal)).toEqual(success('over'))
  expect(await memoryFileAddress().check('data:,', signal)).toEqual(success('holds'))
})
