import { ContainerModule } from 'inversify'
import { memoryPeople } from '#infrastructure/people/people.memory.ts'
import { PEOPLE_PORT } from '../../people/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** Ports of administrators, in memory. */
export const memoryOffice = new ContainerModule(({ bind }) => {
  bind(PEOPLE_PORT).toResolvedValue(memoryPeople, [BACKEND, CALLER])
})
