import { expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import { DEFAULT_PLAN, type PracticeScope } from '#domain/question/practice-scope.ts'
import {
  bankModeOf,
  practiceAddress,
  practiceScopeOf,
  practisedPartAddress,
  reportAddress,
  reportSubjectOf,
} from '#ui/routing/practice-address.ts'

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams

it.each<[PracticeScope, string]>([
  [
    { kind: 'bank', query: { ...WHOLE_BANK, subject: 5, knowledge: 9, kind: 'blanks' }, plan: DEFAULT_PLAN },
    '/details?type=4&subject=5&node=k9&qtype=4&mode=practice',
  ],
  [
    {
      kind: 'bank',
      query: { ...WHOLE_BANK, subject: 5 },
      plan: { size: 50, order: 'random', choice: 'freshOnly' },
    },
    '/details?type=4&subject=5&mode=practice&size=50&order=random&choice=freshOnly',
  ],
  [{ kind: 'questions', ids: [3, 1] }, '/details?type=4&mode=practice&ids=3%2C1'],
  [{ kind: 'section', courseId: 7, sectionId: 71 }, '/details?type=4&mode=practice&course=7&section=71'],
])('what is practised stands in the address: %o', (scope, address) => {
  expect(practiceAddress(scope)).toBe(address)
  expect([bankModeOf(queryOf(address)), practiceScopeOf(queryOf(address))]).toEqual(['practice', scope])
  const report = queryOf(reportAddress(scope, { practiceId: 'practice-one', asked: [3, 1] }))
  expect([bankModeOf(report), practiceScopeOf(report), reportSubjectOf(report)]).toEqual([
    'report',
    scope,
    scope.kind === 'section' ? scope : { kind: 'practice', practiceId: 'practice-one', asked: [3, 1] },
  ])
})

it('nonsense says nothing', () => {
  const query = new URLSearchParams('type=4&mode=x&ids=0,-1,a&practice=%3C&course=1&size=15&order=x&choice=1')
  expect([bankModeOf(query), reportSubjectOf(query), practiceScopeOf(query)]).toEqual([
    'bank',
    { kind: 'practice', practiceId: '', asked: [] },
    { kind: 'bank', query: WHOLE_BANK, plan: DEFAULT_PLAN },
  ])
  expect(practisedPartAddress(practiceScopeOf(query))).toBe('/details?type=4')
})
