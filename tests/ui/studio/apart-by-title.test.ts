import { expect, it } from 'vitest'
import { apartByTitle } from '#ui/studio/apart-by-title.ts'

it('tells namesakes by their titles, and says none of who is alone with a name or has none', () => {
  const people = [
    { id: 1, name: '王芳', title: '高级教师' },
    { id: 2, name: '李明', title: '一级教师' },
    { id: 3, name: '王芳', title: '二级教师' },
    { id: 4, name: '王芳', title: '' },
  ]
  expect(apartByTitle(people).map(({ name }) => name)).toEqual([
    '王芳（高级教师）',
    '李明',
    '王芳（二级教师）',
    '王芳',
  ])
})
