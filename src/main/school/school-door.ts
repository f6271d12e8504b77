import type { Container } from 'inversify'
import type { SchoolLogic } from '#application/app-actors.ts'
import type { InsideAdapters } from '../adapters/adapter-set.ts'
import { doorTo } from '../inside/door-to.ts'
import type { Wired } from '../wired.ts'

/** The school: private files, uploads, review, library, cloud space; fetched with the first page that needs them. */
export const schoolDoor = (
  container: Container,
  adapters: InsideAdapters,
  wired: Wired,
): (() => Promise<SchoolLogic>) =>
  doorTo(async () => {
    const [{ openSchool }, modules] = await Promise.all([import('./school-part.ts'), adapters.school()])
    return openSchool(container, modules, wired)
  })
