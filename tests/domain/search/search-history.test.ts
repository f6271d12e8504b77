import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forgetTerm, HISTORY_CAP, remember } from '#domain/search/search-history.ts'

const keyword = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('勾股定理', ' 浮力 ', '', '   '))
const grown = (keywords: readonly string[]) => keywords.reduce<readonly string[]>(remember, [])

describe('the search history', () => {
  it('holds trimmed, non-empty terms, none twice, no more than its cap', () => {
    fc.assert(
      fc.property(fc.array(keyword, { maxLength: 40 }), (keywords) => {
        const history = grown(keywords)
        expect(history.every((term) => term !== '' && term === term.trim())).toBe(true)
        expect(new Set(history).size).toBe(history.length)
        expect(history.length).toBeLessThanOrEqual(HISTORY_CAP)
      }),
    )
  })

  it('stays as it is for an empty keyword, else begins with the one searched for last, others in their order', () => {
    fc.assert(
      fc.property(fc.array(keyword, { maxLength: 40 }), keyword, (keywords, added) => {
        const history = grown(keywords)
        const term = added.trim()
        const after = remember(history, added)
        if (term === '') expect(after).toBe(history)
        else expect(after).toEqual([term, ...history.filter((one) => one !== term)].slice(0, HISTORY_CAP))
      }),
    )
  })

  it('has the same terms when one of them is searched for again, that one first', () => {
    expect(remember(['浮力', '压强', '勾股定理'], ' 勾股定理 ')).toEqual(['勾股定理', '浮力', '压强'])
  })

  it('loses exactly the term that is to be forgotten', () => {
    fc.assert(
      fc.property(fc.array(keyword, { maxLength: 40 }), keyword, (keywords, term) => {
        const history = grown(keywords)
        expect(forgetTerm(history, term)).toEqual(history.filter((entry) => entry !== term))
      }),
    )
  })
})
