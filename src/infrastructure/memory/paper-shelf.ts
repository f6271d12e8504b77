import type { Paper } from '#domain/paper/paper.ts'
import type { World } from './world.ts'

const shelves = new WeakMap<World, Map<number, Paper[]>>()

/** The papers of a person, the latest first. */
export const papersIn = (world: World, personId: number): Paper[] => {
  const shelf = shelves.get(world) ?? new Map<number, Paper[]>()
  shelves.set(world, shelf)
  const own = shelf.get(personId) ?? []
  shelf.set(personId, own)
  return own
}
