import { expect, it } from 'vitest'
import { pictureOfData } from '#domain/upload/data-picture.ts'

const said = async (data: string, name: string) => {
  const picture = pictureOfData(data, name)
  return picture === null ? null : [picture.name, picture.content.type, await picture.content.text()]
}

it('a data address is a picture with the suffix of what it is', async () => {
  expect(await said('data:image/png;base64,YWJj', '板书.webp')).toEqual(['板书.png', 'image/png', 'abc'])
  expect(await said('data:image/jpeg;base64,YWI=', '板书')).toEqual(['板书.jpg', 'image/jpeg', 'ab'])
})

it('anything else is none', () => {
  const others = ['', 'https://a.cn/b.png', 'data:image/svg+xml;base64,YWJj', 'data:image/png,abc']
  expect(others.map((data) => pictureOfData(data, 'a'))).toEqual(others.map(() => null))
  expect(pictureOfData('data:image/gif;base64,YWJjZ', 'a')).toBe(null)
})
