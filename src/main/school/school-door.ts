import type { Container } from 'inversify'
import type { SchoolLogic } from '#application/app-actors.ts'
import type { InsideAdapters } from '../adapters/adapter-set.ts'
import { doorTo } from '../inside/door-to.ts'
import type { Wired } from '../wired.ts'

/** The school's own materials, whether their code is there or not. */
export interface SchoolDoor {
  readonly school: () => Promise<SchoolLogic>
  /** Resolves when it is there, whoever asked for it; asks for nothing. */
  readonly schoolThere: Promise<SchoolLogic>
}

/** The school: private files, uploads, review, library, cloud space; fetched with the first page that needs them. */
export const schoolDoor = (container: Container, adapters: InsideAdapters, wired: Wired): SchoolDoor => {
  let enter: (school: SchoolLogic) => void
  const schoolThere = new Promise<SchoolLogic>((resolve) => {
    enter = resolve
  })
  const school = doorTo(async () => {
    const [{ openSchool }, modules] = await Promise.all([import('./school-part.ts'), adapters.school()])
    const opened = openSchool(container, modules, wired)
    enter(opened)
    return opened
  })
  return { school, schoolThere }
}
