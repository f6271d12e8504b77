import { ContainerModule } from 'inversify'
import { providePeople } from '#application/people/people.provide.ts'
import { PEOPLE_LOGIC, PEOPLE_PORT } from './tokens.ts'

export const peopleModule = new ContainerModule(({ bind }) => {
  bind(PEOPLE_LOGIC).toResolvedValue(providePeople, [PEOPLE_PORT])
})
