import { expect, it } from 'vitest'
import { apartByTitle, nameAmong } from '#ui/studio/apart-by-title.ts'

it('tells namesakes by their titles, and says none of who is alone with a name or has none', () => {
  const people = [
    { id: 1, name: '王芳', title: '高级教师' },
    { id: 2, name: '李明', title: '一级教师' },
    { id: 3, name: '王芳', title: '二级教师' },
    { id: 4, name: '王芳', title: '' },
    { id: 5, name: '李丽', title: '一级教师', tail: '27' },
    { id: 6, name: '李丽', title: '一级教师', tail: '31' },
  ].map((one) => ({ pinyin: '', tail: '', ...one }))
  expect(apartByTitle(people).map(({ name }) => name)).toEqual([
    '王芳（高级教师）',
    '李明',
    '王芳（二级教师）',
    '王芳',
    '李丽（一级教师，手机尾号 27）',
    '李丽（一级教师，手机尾号 31）',
  ])
})

it('tells namesakes apart among those who are chosen, and leaves alone who is the only one of a name there', () => {
  const [first, second] = ['高级教师', '二级教师'].map((title, at) => ({
    ...{ id: at + 1, name: '王芳', title },
    ...{ pinyin: '', tail: '' },
  })) as [Parameters<typeof apartByTitle>[0][number], Parameters<typeof apartByTitle>[0][number]]
  expect(nameAmong(first, [first, second], [first, second])).toBe('王芳（高级教师）')
  expect(nameAmong(first, [first], [first, second])).toBe('王芳')
})
