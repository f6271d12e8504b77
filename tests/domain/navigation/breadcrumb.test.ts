import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crumb, followTrail } from '#domain/navigation/breadcrumb.ts'

const crumb = (url: string, title = url): Crumb => ({ url, title })
const urls = fc.constantFrom(
  '/',
  '/?from=logo',
  '/list?q=a',
  '/list?q=b',
  '/introduction?id=1',
  '/details?id=2',
  '/play',
)
const walk = (path: readonly string[]) =>
  path.reduce<readonly Crumb[]>((trail, url) => followTrail(trail, crumb(url)), [])

describe('the trail', () => {
  it('grows by every new page', () => {
    expect(walk(['/', '/list?q=a', '/introduction?id=1']).map(({ url }) => url)).toEqual([
      '/',
      '/list?q=a',
      '/introduction?id=1',
    ])
  })

  it('goes back to a page that is in it, with its newest title', () => {
    const trail = walk(['/', '/list?q=a', '/introduction?id=1', '/play'])
    expect(followTrail(trail, crumb('/introduction?id=1', '勾股定理'))).toEqual([
      crumb('/'),
      crumb('/list?q=a'),
      crumb('/introduction?id=1', '勾股定理'),
    ])
  })

  it('replaces the last page by another view of it', () => {
    expect(walk(['/', '/list?q=a', '/list?q=b']).map(({ url }) => url)).toEqual(['/', '/list?q=b'])
  })

  it('starts anew at home', () => {
    expect(walk(['/list?q=a', '/play', '/']).map(({ url }) => url)).toEqual(['/'])
  })

  it('never holds an address twice and always ends where one is', () => {
    fc.assert(
      fc.property(fc.array(urls, { minLength: 1, maxLength: 30 }), (path) => {
        const trail = walk(path)
        expect(new Set(trail.map(({ url }) => url)).size).toBe(trail.length)
        expect(trail.at(-1)?.url).toBe(path.at(-1))
      }),
    )
  })

  it('is not changed by staying', () => {
    fc.assert(
      fc.property(fc.array(urls, { minLength: 1, maxLength: 30 }), (path) => {
        const trail = walk(path)
        const last = trail.at(-1)
        if (last !== undefined) expect(followTrail(trail, last)).toEqual(trail)
      }),
    )
  })
})
