import { describe, expect, it } from 'vitest'
import type { FavouriteQuery } from '#domain/favourite/favourite.ts'
import { ALL_FAVOURITES, favouriteQueryOf, favouritesAddress } from '#ui/favourite/favourites-address.ts'

const read = (query: string) => favouriteQueryOf(new URLSearchParams(query))

describe('the address of favourites', () => {
  it.each([
    ALL_FAVOURITES,
    { ...ALL_FAVOURITES, folder: 0 },
    { folder: 12, type: 3, keyword: '勾股 & 定理', order: 'latest', page: 4 },
  ] satisfies FavouriteQuery[])('says %o and is read as it was written', (query) => {
    expect(favouriteQueryOf(new URLSearchParams(favouritesAddress(query).split('?')[1]))).toEqual(query)
  })

  it('is short where nothing is said', () => {
    expect([favouritesAddress(), favouritesAddress({ folder: 0 })]).toEqual([
      '/coursetable?activeIndex=3',
      '/coursetable?activeIndex=3&folder=0',
    ])
  })

  it('of no sense is as if nothing were said', () => {
    expect(read('folder=x&type=9&order=best&page=-3')).toEqual(ALL_FAVOURITES)
    expect(read('folder=1.5&page=0&q=%20%20')).toEqual(ALL_FAVOURITES)
  })
})
