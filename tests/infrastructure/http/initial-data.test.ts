import { expect, it } from 'vitest'
import { axiosHome } from '#infrastructure/catalogue/home.axios.ts'
import type { Http } from '#infrastructure/http/http.ts'
import { readInitialData } from '#infrastructure/http/initial-data.ts'

const banner = {
  Id: 1,
  Title: '新学期',
  ImageUrl: '/a.webp',
  MobileImageUrl: '',
  LinkUrl: '',
  LinkType: 0,
  Sort: 2,
}

const pageWith = (text: string | null) => ({
  getElementById: (id: string) =>
    id === 'initial-data' && text !== null ? ({ textContent: text } as HTMLElement) : null,
})

const unasked: Http = {
  call: () => Promise.reject(new Error('nothing is to be asked for')),
  answer: () => Promise.reject(new Error('nothing is to be asked for')),
  send: () => Promise.reject(new Error('nothing is to be sent')),
  fileAddress: (address) => `https://school.example${address}`,
}

it('reads the banners that came with the page', () => {
  expect(readInitialData(pageWith(JSON.stringify({ Banners: [banner] })))).toMatchObject({
    Banners: [banner],
  })
})

it.each([
  ['no element', null],
  ['an empty one', ''],
  ['no JSON', '{"Banners":'],
  ['another shape', '{"Banners":[{"Id":"x"}]}'],
  ['no object', '[]'],
  ['null', 'null'],
])('is nothing with %s', (_, text) => {
  expect(readInitialData(pageWith(text))).toEqual({})
})

it('becomes banners in their order, without asking', () => {
  const home = axiosHome(
    unasked,
    readInitialData(pageWith(JSON.stringify({ Banners: [banner, { ...banner, Id: 2, Sort: 1 }] }))),
  )
  expect(home.initialBanners().map(({ id, imageUrl }) => [id, imageUrl])).toEqual([
    [2, 'https://school.example/a.webp'],
    [1, 'https://school.example/a.webp'],
  ])
})

it('is none where nothing came', () => {
  expect(axiosHome(unasked).initialBanners()).toEqual([])
})
