import { expect, it } from 'vitest'
import { practiceKeyOf } from '#ui/question/practice-keys.ts'

const press = (key: string, html = '<div></div>', change: Partial<KeyboardEventInit> = {}) => {
  const host = document.createElement('div')
  host.innerHTML = html
  let asked: ReturnType<typeof practiceKeyOf> = null
  host.addEventListener('keydown', (event) => {
    asked = practiceKeyOf(event)
  })
  const target = host.querySelector('[data-focus]') ?? host
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...change }))
  return asked
}

it.each([
  ['ArrowLeft', { kind: 'step', by: -1 }],
  ['ArrowRight', { kind: 'step', by: 1 }],
  ['m', { kind: 'flag' }],
  ['b', { kind: 'choose', key: 'B' }],
  ['x', null],
])('%s', (key, asked) => {
  expect(press(key)).toEqual(asked)
})

it('leaves keys to what has the focus', () => {
  expect(press('b', '<input type="text" data-focus>')).toBe(null)
  expect(press('b', '<div role="radiogroup"><input type="radio" data-focus></div>')).toEqual({
    kind: 'choose',
    key: 'B',
  })
  expect(press('ArrowLeft', '<div role="radiogroup"><input type="radio" data-focus></div>')).toBe(null)
  expect(press('m', '<div role="alertdialog"><button data-focus>好</button></div>')).toBe(null)
  expect(press('b', undefined, { ctrlKey: true })).toBe(null)
})
