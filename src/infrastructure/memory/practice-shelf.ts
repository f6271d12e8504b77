import type { HandedInPractice } from '#domain/question/practice-record.ts'
import type { World } from './world.ts'

export interface KeptPractice extends HandedInPractice {
  readonly finishedAt: string
}

const shelves = new WeakMap<World, Map<string, KeptPractice>>()

const shelfOf = (world: World): Map<string, KeptPractice> => {
  const shelf = shelves.get(world) ?? new Map<string, KeptPractice>()
  shelves.set(world, shelf)
  return shelf
}

const keyOf = (personId: number, practiceId: string): string => `${personId}/${practiceId}`

/** What one person handed in; undefined for nothing. */
export const keptPractice = (world: World, personId: number, practiceId: string): KeptPractice | undefined =>
  shelfOf(world).get(keyOf(personId, practiceId))

export const keepPractice = (world: World, personId: number, practice: KeptPractice): void => {
  shelfOf(world).set(keyOf(personId, practice.practiceId), practice)
}

/** Ids of everything that one person handed in. */
export const keptPracticesOf = (world: World, personId: number): readonly string[] =>
  [...shelfOf(world)]
    .filter(([key]) => key.startsWith(`${personId}/`))
    .map(([, { practiceId }]) => practiceId)
