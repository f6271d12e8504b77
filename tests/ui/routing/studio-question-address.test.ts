import { expect, it } from 'vitest'
import { ALL_MINE, type MadeQuery } from '#domain/question/made-question.ts'
import { madeQuestionsAddress, readMadeQuery } from '#ui/routing/studio-question-address.ts'

const read = (address: string) => readMadeQuery(new URL(address, 'https://x.test').searchParams)

it('the list of the questions that one made is said by its address as short as can be, and read from it', () => {
  const narrowed: MadeQuery = {
    ...ALL_MINE,
    ...{ whose: 'school', state: 'withdrawn', kind: 'essay', keyword: '浮力', page: 2 },
    ...{ stage: 2, subject: 20, knowledge: 7 },
  }
  expect(madeQuestionsAddress(ALL_MINE)).toBe('/studio/questions')
  expect(read('/studio/questions')).toEqual(ALL_MINE)
  expect(read(madeQuestionsAddress(narrowed))).toEqual(narrowed)
  expect(read('/studio/questions?whose=all&state=x&qtype=9&page=0&stage=-1&node=k')).toEqual(ALL_MINE)
})
