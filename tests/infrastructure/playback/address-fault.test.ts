import { describe, expect, it } from 'vitest'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'

describe('what is wrong with the address of a film', () => {
  it.each([
    [200, null],
    [206, null],
    [401, 'expired'],
    [403, 'expired'],
    [410, 'expired'],
    [404, 'missing'],
    [429, 'unreachable'],
    [502, 'unreachable'],
  ])('%s', async (status, fault) => {
    const sent: unknown[] = []
    const ask = fetchAddressFault(async (address, { method, credentials }) => {
      sent.push({ address, method, credentials })
      return new Response(null, { status })
    })
    expect(await ask('/film.mp4')).toBe(fault)
    expect(sent).toEqual([{ address: '/film.mp4', method: 'HEAD', credentials: 'omit' }])
  })

  it('is the line where there is none', async () => {
    const ask = fetchAddressFault(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask('/film.mp4')).toBe('unreachable')
  })
})
