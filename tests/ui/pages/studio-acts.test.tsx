import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { studioWith } from '#tests/ui/support/a-draft.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'

/** A course that was published and written on since. */
const revised = () => {
  const studio = studioWith({ name: '浮力与压强' })
  const { draft } = studio
  draft.version = 1
  draft.versions = [
    { version: 1, userName: '', time: draft.updatedAt, document: { ...draft.document, name: '浮力' } },
  ]
  return studio
}

it('what was written since a course was published goes only once that was asked', async () => {
  const { open, draft } = revised()
  const { user } = open()
  await onScreen.heading('浮力与压强')
  await user.click(screen.getByRole('button', { name: '检查与发布' }))
  await user.click(await screen.findByRole('button', { name: '放弃修改' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '放弃修改？' }))
  await user.click(asked.getByRole('button', { name: '取消' }))
  expect(draft.document.name).toBe('浮力与压强')
  await user.click(await screen.findByRole('button', { name: '放弃修改' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
  await waitFor(() => expect(draft.document.name).toBe('浮力'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '放弃修改' })).toBe(null))
  expect(screen.getByRole('dialog', { name: '检查与发布' }).contains(document.activeElement)).toBe(true)
})
