import type { CurriculumNode } from '../catalogue/curriculum-node.ts'

/** Where in the curriculum of a school a file stands; 0 where that is not said. */
export interface SchoolPlace {
  readonly stageId: number
  readonly subjectId: number
  readonly versionId: number
  readonly bookId: number
  readonly chapterId: number
}

export const NO_PLACE: SchoolPlace = { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0 }

/** From the widest to the narrowest: 学段 → 学科 → 版本 → 册 → 目录. */
export const PLACE_LEVELS = ['stageId', 'subjectId', 'versionId', 'bookId', 'chapterId'] as const
export type PlaceLevel = (typeof PLACE_LEVELS)[number]

/** A place with one level chosen anew; what was narrower holds no longer. */
export const placedAt = (place: SchoolPlace, level: PlaceLevel, id: number): SchoolPlace => {
  const at = PLACE_LEVELS.indexOf(level)
  const wider = Object.fromEntries(PLACE_LEVELS.slice(0, at).map((name) => [name, place[name]]))
  return { ...NO_PLACE, ...wider, [level]: id }
}

/** The least that a school wants to know. */
export const isPlaced = ({ stageId, subjectId }: SchoolPlace): boolean => stageId !== 0 && subjectId !== 0

/** One thing to choose; `depth` of a chapter within its book, from 0. */
export interface PlaceChoice {
  readonly id: number
  readonly name: string
  readonly depth: number
}

/** What can be chosen at each level, given what is chosen above it. */
export type PlaceMenus = Readonly<Record<PlaceLevel, readonly PlaceChoice[]>>

export const NO_MENUS: PlaceMenus = { stageId: [], subjectId: [], versionId: [], bookId: [], chapterId: [] }

/** What is still to be chosen from once a level is chosen anew; what was offered below it belonged to another choice. */
export const menusDownTo = (menus: PlaceMenus, level: PlaceLevel): PlaceMenus => {
  const kept = PLACE_LEVELS.slice(0, PLACE_LEVELS.indexOf(level) + 1)
  return { ...NO_MENUS, ...Object.fromEntries(kept.map((name) => [name, menus[name]])) }
}

/** A tree of the curriculum as one list, each node before what is below it. */
export const placeChoicesOf = (nodes: readonly CurriculumNode[], depth = 0): readonly PlaceChoice[] =>
  nodes.flatMap(({ id, name, children }) => [{ id, name, depth }, ...placeChoicesOf(children, depth + 1)])
