import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

// What the set-up of all views promises (docs/decisions/0346); it leans on a mark that Testing Library does not name in its types.

it('the error of the last attempt shows the document, whatever is wrong', async () => {
  document.body.innerHTML = '<p id="seen">浮力</p>'
  await expect(screen.findByText('压强', {}, { timeout: 1 })).rejects.toThrow('<p')
  expect(() => screen.getByText('压强')).toThrow('<p')
  document.body.innerHTML = '<p>浮力</p><p>浮力</p>'
  await expect(screen.findByText('浮力', {}, { timeout: 1 })).rejects.toThrow('<p')
})

it('the error of an attempt that is repeated does not', async () => {
  const said: string[] = []
  await waitFor(() => {
    try {
      screen.getByText('浮力')
    } catch (error) {
      said.push(String(error))
      document.body.innerHTML = '<p>浮力</p>'
      throw error
    }
  })
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('浮力')
  expect(said[0]).not.toContain('<body')
})
