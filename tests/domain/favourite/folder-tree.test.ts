import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import {
  childrenOf,
  contentsIn,
  isNameTaken,
  isWithin,
  MAX_FOLDER_DEPTH,
  mayHold,
  moveRefusal,
  pathOf,
  rowsOf,
  stepOf,
} from '#domain/favourite/folder-tree.ts'

const folder = (id: number, parentId: number, place: number, change: Partial<FavouriteFolder> = {}) => ({
  id,
  parentId,
  place,
  name: `夹${id}`,
  held: 0,
  ...change,
})

/** 1 holds 2 and 3, 2 holds 4; 5 stands beside 1. */
const TREE = [
  folder(5, 0, 2),
  folder(3, 1, 2),
  folder(1, 0, 1, { held: 6 }),
  folder(2, 1, 1),
  folder(4, 2, 1),
]

const ids = (folders: readonly { id: number }[]) => folders.map(({ id }) => id)

/** Any forest: each folder lies in an earlier one or at the top. */
const forest = fc
  .array(fc.nat(), { minLength: 1, maxLength: 25 })
  .map((parents) => parents.map((parent, index) => folder(index + 1, parent % (index + 1), index + 1)))

describe('the tree of folders', () => {
  it('gives a folder before what it holds, in the order of their owner', () => {
    expect(rowsOf(TREE, () => true).map(({ folder: { id }, level }) => [id, level])).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
      [3, 2],
      [5, 1],
    ])
    expect(rowsOf(TREE, (id) => id !== 2).map((row) => row.folder.id)).toEqual([1, 2, 3, 5])
    expect(rowsOf(TREE, () => false).map(({ folder: { id }, ...rest }) => ({ id, ...rest }))).toEqual([
      { id: 1, level: 1, expandable: true, place: 1, siblings: 2 },
      { id: 5, level: 1, expandable: false, place: 2, siblings: 2 },
    ])
  })

  it('knows the way to a folder, and none to one that is not there', () => {
    expect([ids(pathOf(TREE, 4)), ids(pathOf(TREE, 0)), ids(pathOf(TREE, 99))]).toEqual([[1, 2, 4], [], []])
  })

  it('counts contents apart from folders', () => {
    expect(contentsIn(TREE, TREE[2] ?? folder(0, 0, 0))).toBe(4)
  })

  it('takes a name once among siblings, whatever spaces are round it', () => {
    expect([
      isNameTaken(TREE, 0, ' 夹1 '),
      isNameTaken(TREE, 0, '夹1', 1),
      isNameTaken(TREE, 1, '夹1'),
    ]).toEqual([true, false, false])
  })

  it('goes no deeper than it may', () => {
    const deep = Array.from({ length: MAX_FOLDER_DEPTH }, (_, index) => folder(index + 1, index, 1))
    expect([mayHold(deep, MAX_FOLDER_DEPTH), mayHold(deep, MAX_FOLDER_DEPTH - 1), mayHold(deep, 0)]).toEqual([
      false,
      true,
      true,
    ])
    const beside = [...deep, folder(90, 0, 2), folder(91, 90, 1)]
    expect(moveRefusal(beside, 90, MAX_FOLDER_DEPTH - 1)).toBe('tooDeep')
    expect(moveRefusal(beside, 90, MAX_FOLDER_DEPTH - 2)).toBe(null)
  })

  it('says why a folder cannot go somewhere', () => {
    const same = [...TREE, folder(6, 5, 1, { name: '夹2' })]
    expect([
      moveRefusal(TREE, 1, 1),
      moveRefusal(TREE, 1, 4),
      moveRefusal(TREE, 2, 1),
      moveRefusal(same, 2, 5),
      moveRefusal(TREE, 4, 0),
      moveRefusal(TREE, 99, 0),
    ]).toEqual(['itself', 'itself', null, 'nameTaken', null, 'itself'])
  })

  it('ends even where a backend sends a circle', () => {
    const circle = [folder(1, 2, 1), folder(2, 1, 1)]
    expect([ids(pathOf(circle, 1)), rowsOf(circle, () => true)]).toEqual([[2, 1], []])
  })

  it('shows every folder of any forest once, each below the one that holds it', () => {
    fc.assert(
      fc.property(forest, (folders) => {
        const rows = rowsOf(folders, () => true)
        const seen = rows.map(({ folder: { id } }) => id)
        // Deeper than the tree can be shown is left out, and nothing else.
        const shown = folders.filter(({ id }) => pathOf(folders, id).length <= MAX_FOLDER_DEPTH * 2)
        expect(new Set(seen)).toEqual(new Set(ids(shown)))
        expect(seen.length).toBe(new Set(seen).size)
        for (const {
          folder: { id, parentId },
          level,
        } of rows) {
          expect(level).toBe(pathOf(folders, id).length)
          if (parentId !== 0) expect(seen.indexOf(parentId)).toBeLessThan(seen.indexOf(id))
        }
      }),
    )
  })

  it('never lets a move make a circle or go too deep', () => {
    fc.assert(
      fc.property(forest, fc.nat(), fc.nat(), (folders, picked, target) => {
        const id = (picked % folders.length) + 1
        const parentId = target % (folders.length + 1)
        const refusal = moveRefusal(folders, id, parentId)
        const moved = folders.map((one) => (one.id === id ? { ...one, parentId } : one))
        const below = moved.filter((each) => isWithin(moved, each.id, id))
        const circle = isWithin(folders, parentId, id)
        expect(refusal === 'itself').toBe(circle)
        if (refusal === null && folders[id - 1]?.parentId !== parentId)
          for (const each of below)
            expect(pathOf(moved, each.id).length).toBeLessThanOrEqual(MAX_FOLDER_DEPTH)
        if (!circle) expect(childrenOf(moved, parentId).some((each) => each.id === id)).toBe(true)
      }),
    )
  })
})

describe('a folder that is moved by one place', () => {
  const SIBLINGS = [folder(1, 0, 1), folder(2, 0, 2)]

  it.each([
    [2, -1, { id: 2, parentId: 0, place: 1 }],
    [1, 1, { id: 1, parentId: 0, place: 2 }],
    [1, -1, null],
    [2, 1, null],
  ] as const)('%i by %i', (id, by, move) => {
    expect(stepOf(SIBLINGS, folder(id, 0, id), by)).toEqual(move)
  })
})
