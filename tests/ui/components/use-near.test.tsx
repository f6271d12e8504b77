import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { allIsFar } from '#tests/support/near.ts'
import { useNearOrLater } from '#ui/components/use-near.ts'

it('what is printed counts as near when the browser has told of it', () => {
  onTestFinished(allIsFar())
  const place = { current: document.body }
  const { result } = renderHook(() => useNearOrLater(place))
  expect(result.current).toBe(false)
  dispatchEvent(new Event('beforeprint'))
  expect(result.current).toBe(true)
})
