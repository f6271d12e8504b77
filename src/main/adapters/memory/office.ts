import { ContainerModule } from 'inversify'
import { memoryPeople } from '#infrastructure/people/people.memory.ts'
import { memoryRoster } from '#infrastructure/people/roster.memory.ts'
import { PEOPLE_PORT, ROSTER_PORT } from '../../people/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** Ports of administrators, in memory. */
export const memoryOffice = new ContainerModule(({ bind }) => {
  bind(PEOPLE_PORT).toResolvedValue(memoryPeople, [BACKEND, CALLER])
  bind(ROSTER_PORT).toResolvedValue(memoryRoster, [BACKEND, CALLER])
})
