import { ContainerModule } from 'inversify'
import { axiosPeople } from '#infrastructure/people/people.axios.ts'
import { axiosRoster } from '#infrastructure/people/roster.axios.ts'
import { PEOPLE_PORT, ROSTER_PORT } from '../../people/tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers administrators. */
export const wireOffice = new ContainerModule(({ bind }) => {
  bind(PEOPLE_PORT).toResolvedValue(axiosPeople, [HTTP])
  bind(ROSTER_PORT).toResolvedValue(axiosRoster, [HTTP])
})
