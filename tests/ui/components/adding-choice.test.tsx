import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AddingChoice } from '#ui/components/adding-choice.tsx'

const shown = (count: number) => {
  const added: number[] = []
  const options = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `老师${at + 1}` }))
  render(<AddingChoice label="添加老师" act="添加" options={options} onAdd={(id) => added.push(id)} />)
  return { added, user: userEvent.setup() }
}
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('many are looked through by typing; who is found alone is added without being chosen', async () => {
  const { added, user } = shown(30)
  const search = screen.getByRole('searchbox', { name: '添加老师：查找' })
  await user.type(search, '师2')
  expect(names().slice(0, 3)).toEqual(['找到 11 个', '老师2', '老师20'])
  await user.click(screen.getByRole('button', { name: '添加老师' }))
  expect(added).toEqual([])
  await user.type(search, '7')
  expect(screen.getByRole('status').textContent).toBe('找到 1 个')
  await user.click(screen.getByRole('button', { name: '添加老师' }))
  expect(added).toEqual([27])
  await user.type(search, '没有')
  expect(names()).toEqual(['没有找到'])
})

it('few are chosen without a search', () => {
  shown(8)
  expect(screen.queryByRole('searchbox')).toBeNull()
})
