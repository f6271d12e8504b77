import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { dropStrayClicks } from '#ui/components/stray-clicks.ts'

afterEach(cleanup)

/** Requests that wait; an approved one goes, and the next takes its place. */
const Queue = () => {
  useEffect(() => dropStrayClicks(document), [])
  const [names, setNames] = useState(['三角形', '四边形', '圆'])
  const [marked, setMarked] = useState(false)
  const [name] = names
  return (
    <>
      <output>{name}</output>
      <button type="button" key={name} onClick={() => setNames(names.slice(1))}>
        通过
      </button>
      <button type="button" onClick={() => setMarked(!marked)}>
        {marked ? '已标记' : '标记'}
      </button>
      <label>
        <input type="checkbox" />
        全选
      </label>
    </>
  )
}

/** As a browser tells a click: the second one within a double click has 2. */
const click = (name: string, detail: number) =>
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }), { detail })
  })
const shown = () => screen.getByRole('status').textContent

it('gives the second click of a double click to nothing that came under the pointer after the first', () => {
  render(<Queue />)
  click('通过', 1)
  click('通过', 2)
  expect(shown()).toBe('四边形')
  click('通过', 1)
  expect(shown()).toBe('圆')
})

it('leaves a double click on one and the same control what it is, by its label too', () => {
  render(<Queue />)
  click('标记', 1)
  click('已标记', 2)
  expect(screen.getByRole('button', { name: '标记' })).toBeTruthy()
  const all = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.click(screen.getByText('全选'), { detail: 1 })
  fireEvent.click(screen.getByText('全选'), { detail: 2 })
  expect(all.checked).toBe(false)
})

it('lets a key press what is there', () => {
  render(<Queue />)
  click('通过', 1)
  click('通过', 0)
  expect(shown()).toBe('圆')
})
