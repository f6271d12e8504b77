import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#tests/ui/support/open-app.tsx'

const results = async () => within(await screen.findByRole('region', { name: '找到的题目' }))

it('a search shows questions as the bank does, apart from what has a cover, and leads into the bank', async () => {
  const { user, address } = openApp({ person: 'teacher', address: '/list?type=4&q=四个全等' })
  const found = await results()
  const row = within(await found.findByRole('article', { name: '第 1 题' }))
  expect(row.getByRole('button', { name: '展开第 1 题的解析' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: '显示方式' })).toBe(null)
  await user.click(row.getByRole('button', { name: '把第 1 题加入试题篮' }))
  expect(found.getByRole('button', { name: '试题篮，共 1 题' })).toBeTruthy()
  await user.click(found.getByRole('link', { name: '到题库里筛选' }))
  await waitFor(() => expect(address()).toBe(`/details?type=4&q=${encodeURIComponent('四个全等')}`))
})

it('a list of everything has its questions in one place, numbered by themselves', async () => {
  openApp({ person: 'teacher', address: '/list?q=第一单元&view=row' })
  const found = await results()
  const names = (await found.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(names).toEqual(names.map((_, at) => `第 ${at + 1} 题`))
  const others = screen.getAllByRole('article').length - names.length
  expect([names.length > 0, others]).toEqual([true, 20 - names.length])
})
