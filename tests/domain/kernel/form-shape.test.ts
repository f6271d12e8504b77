import { describe, expect, it } from 'vitest'
import { shapedAs } from '#domain/kernel/form-shape.ts'

const isForm = shapedAs<unknown>({ name: '', kind: null, ids: [0], inner: { is: false } })
const FORM = { name: '词', kind: 'other', ids: [1, 2], inner: { is: true } }

describe('a form that an earlier version kept', () => {
  it('has the fields that it lacks as they are in a form that nobody has written in', () => {
    expect(isForm.filled?.({ name: '词' })).toEqual({
      name: '词',
      kind: null,
      ids: [],
      inner: { is: false },
    })
    expect(shapedAs<unknown>([{ how: '', id: 0 }]).filled?.([{ how: 'a' }, { id: 2 }])).toEqual([
      { how: 'a', id: 0 },
      { how: '', id: 2 },
    ])
  })

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    ['a field of another kind', { ...FORM, name: 1 }],
    ['a field that is not known any more', { title: '词' }],
    ['such a field inside', { name: '词', inner: { was: true } }],
  ])('is none with %s', (_, kept) => {
    expect(isForm.filled?.(kept)).toBeNull()
  })
})

describe('a form that was kept', () => {
  it('is one where it has its fields, each of its kind', () => {
    expect(isForm(FORM)).toBe(true)
    expect(isForm({ ...FORM, kind: null, ids: [], more: 1 })).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    ['a field too few', { ...FORM, name: undefined }],
    ['a field of another kind', { ...FORM, name: 1 }],
    ['a list with something else', { ...FORM, ids: ['1'] }],
    ['no list', { ...FORM, ids: 1 }],
    ['a choice that is a form', { ...FORM, kind: {} }],
    ['something else inside', { ...FORM, inner: { is: 'x' } }],
  ])('is none with %s', (_, kept) => {
    expect(isForm(kept)).toBe(false)
  })
})
