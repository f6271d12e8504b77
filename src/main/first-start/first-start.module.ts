import { ContainerModule } from 'inversify'
import { provideFirstStart, provideFirstSteps } from '#application/first-start/first-start.provide.ts'
import { FIRST_START_LOGIC, FIRST_START_PORT, FIRST_STEPS_LOGIC } from './tokens.ts'

export const firstStartModule = new ContainerModule(({ bind }) => {
  bind(FIRST_START_LOGIC).toResolvedValue(provideFirstStart, [FIRST_START_PORT])
  bind(FIRST_STEPS_LOGIC).toResolvedValue(provideFirstSteps, [FIRST_START_PORT])
})
