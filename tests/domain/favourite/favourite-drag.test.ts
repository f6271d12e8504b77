import { describe, expect, it } from 'vitest'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import { dropZoneOf, folderDropOf } from '#domain/favourite/favourite-drag.ts'

const folder = (id: number, parentId: number, place: number): FavouriteFolder => ({
  id,
  parentId,
  place,
  name: `夹${id}`,
  held: 0,
})

const [A, B, C, INNER] = [folder(1, 0, 1), folder(2, 0, 2), folder(3, 0, 3), folder(4, 1, 1)]
const FOLDERS = [A, B, C, INNER]

const dragging = (id: number) => ({ kind: 'folder', id }) as const

describe('what is dragged onto a folder', () => {
  it('goes into it, or beside it at the edges; contents only into it', () => {
    const zones = [0.1, 0.5, 0.9]
    expect(zones.map((at) => dropZoneOf(dragging(1), at))).toEqual(['before', 'into', 'after'])
    expect(zones.map((at) => dropZoneOf({ kind: 'contents', items: [] }, at))).toEqual([
      'into',
      'into',
      'into',
    ])
  })

  it('comes to stand where it is dropped', () => {
    expect([
      folderDropOf(FOLDERS, dragging(3), A, 'before'),
      folderDropOf(FOLDERS, dragging(1), B, 'after'),
      folderDropOf(FOLDERS, dragging(1), C, 'after'),
      folderDropOf(FOLDERS, dragging(3), A, 'into'),
      folderDropOf(FOLDERS, dragging(4), C, 'before'),
      folderDropOf(FOLDERS, dragging(4), null, 'into'),
    ]).toEqual([
      { id: 3, parentId: 0, place: 1 },
      { id: 1, parentId: 0, place: 2 },
      { id: 1, parentId: 0, place: 3 },
      { id: 3, parentId: 1, place: null },
      { id: 4, parentId: 0, place: 3 },
      { id: 4, parentId: 0, place: null },
    ])
  })

  it('goes nowhere inside of itself, nor where its name is taken', () => {
    const same = [...FOLDERS, { ...folder(5, 2, 1), name: '夹4' }]
    expect([
      folderDropOf(FOLDERS, dragging(1), INNER, 'into'),
      folderDropOf(FOLDERS, dragging(1), INNER, 'before'),
      folderDropOf(FOLDERS, dragging(1), A, 'into'),
      folderDropOf(same, dragging(4), B, 'into'),
    ]).toEqual([null, null, null, null])
  })
})
