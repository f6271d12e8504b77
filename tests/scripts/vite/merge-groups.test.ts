import { expect, test } from 'vitest'
import { type ModuleGroup, mergeGroups } from '../../../scripts/vite/merge-groups.ts'

const group = (modules: string, pages: string, bytes: number): ModuleGroup => ({
  modules: modules.split(' '),
  pages: new Set(pages.split(' ')),
  bytes,
})

const NOTHING = new Map<string, readonly string[]>()

const merged = (
  groups: readonly ModuleGroup[],
  imports: ReadonlyMap<string, readonly string[]> = NOTHING,
): readonly string[] => mergeGroups(groups, imports).map((modules) => modules.join(' '))

test('two files become one where what pages fetch for nothing is less than what the file costs those that need both', () => {
  expect(merged([group('a', 'list', 399), group('b', 'list play', 5000)])).toEqual(['a b'])
  expect(merged([group('a', 'list', 400), group('b', 'list play', 5000)])).toEqual(['a', 'b'])
  expect(merged([group('a', 'list', 5000), group('b', 'list', 5000)])).toEqual(['a b'])
  expect(merged([group('a', 'list', 1), group('b', 'play', 1)])).toEqual(['a', 'b'])
})

test('what comes with a module counts for whoever would fetch it for nothing', () => {
  const groups = [group('a', 'list', 10), group('b', 'list play', 10), group('c', 'list paper details', 5000)]
  expect(merged(groups)).toEqual(['a b', 'c'])
  // a needs c: whoever takes b and a together takes c as well.
  expect(merged(groups, new Map([['a', ['c']]]))).toEqual(['a c', 'b'])
  // By way of a module that is in no group, too.
  const byPage = new Map([
    ['a', ['page']],
    ['page', ['c']],
  ])
  expect(merged(groups, byPage)).toEqual(['a c', 'b'])
})

test('two groups with a third between them, which needs the one and is needed by the other, stay two files', () => {
  const many = Array.from({ length: 50 }, (_, at) => `page-${at}`).join(' ')
  const groups = [
    group('a', 'list play', 20),
    group('between', `list play ${many}`, 90_000),
    group('b', 'list play', 20),
  ]
  expect(merged(groups)).toEqual(['a b', 'between'])
  const imports = new Map([
    ['a', ['between']],
    ['between', ['b']],
  ])
  expect(merged(groups, imports)).toEqual(['a', 'between', 'b'])
})

test('gains are reckoned anew after each merge', () => {
  const groups = [group('a', 'list', 10), group('b', 'list play', 10), group('c', 'play', 380)]
  expect(merged(groups)).toEqual(['a b c'])
  expect(merged([group('a', 'list', 10), group('b', 'list play', 10), group('c', 'play', 790)])).toEqual([
    'a b',
    'c',
  ])
})
