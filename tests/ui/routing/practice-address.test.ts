import { expect, it } from 'vitest'
import { WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import {
  bankModeOf,
  practiceAddress,
  practiceIdOf,
  practiceScopeOf,
  practisedPartAddress,
  reportAddress,
} from '#ui/routing/practice-address.ts'

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams

it.each<[PracticeScope, string]>([
  [
    { kind: 'bank', query: { ...WHOLE_BANK, subject: 5, knowledge: 9, kind: 'blanks' } },
    '/details?type=4&subject=5&node=k9&qtype=4&mode=practice',
  ],
  [{ kind: 'questions', ids: [3, 1] }, '/details?type=4&mode=practice&ids=3%2C1'],
  [{ kind: 'section', courseId: 7, sectionId: 71 }, '/details?type=4&mode=practice&course=7&section=71'],
])('what is practised stands in the address: %o', (scope, address) => {
  expect(practiceAddress(scope)).toBe(address)
  expect([bankModeOf(queryOf(address)), practiceScopeOf(queryOf(address))]).toEqual(['practice', scope])
  const report = queryOf(reportAddress(scope, 'practice-one'))
  expect([bankModeOf(report), practiceScopeOf(report), practiceIdOf(report)]).toEqual([
    'report',
    scope,
    scope.kind === 'section' ? '' : 'practice-one',
  ])
})

it('nonsense says nothing', () => {
  const query = new URLSearchParams('type=4&mode=x&ids=0,-1,a&practice=%3C&course=1')
  expect([bankModeOf(query), practiceIdOf(query), practiceScopeOf(query)]).toEqual([
    'bank',
    '',
    { kind: 'bank', query: WHOLE_BANK },
  ])
  expect(practisedPartAddress(practiceScopeOf(query))).toBe('/details?type=4')
})
