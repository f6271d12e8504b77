import { describe, expect, it } from 'vitest'
import { contentOfOption } from '#ui/question/answer-option.tsx'

describe('what an option says', () => {
  it('is its content', () => {
    expect(contentOfOption({ key: 'A', content: '对' }, 'judgement')).toBe('对')
  })

  it('is what the letter of a judgement stands for where that is all there is', () => {
    const says = (key: string) => contentOfOption({ key, content: '' }, 'judgement')
    expect(['A', 'B', 'C'].map(says)).toEqual(['正确', '错误', 'C'])
  })

  it('is nothing but its letter in a question off the cuff', () => {
    expect(contentOfOption({ key: 'A', content: '' }, 'single')).toBe('')
  })
})
