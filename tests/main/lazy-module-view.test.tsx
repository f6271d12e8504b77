import { render, screen } from '@testing-library/react'
import { use } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyModule } from '#main/bundles/lazy-module.ts'
import { PartBoundary } from '#ui/components/part-boundary.tsx'

it('a view whose bundle does not come says so, and does not fetch it over and over', async () => {
  const fetchModule = vi.fn(async () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/folders.js')
  })
  const module = lazyModule<string>(fetchModule)
  const View = () => <p>{use(module.load())}</p>
  render(
    <PartBoundary waiting={<p>正在载入</p>} missing={<p>没有载入</p>}>
      <View />
    </PartBoundary>,
  )
  await screen.findByText('没有载入')
  expect(fetchModule).toHaveBeenCalledTimes(2)
})
