import { ContainerModule } from 'inversify'
import {
  provideAccountKeeping,
  providePersonalData,
} from '#application/personal-data/personal-data.provide.ts'
import { VISITOR_ID_PORT } from '../session/tokens.ts'
import { ACCOUNT_KEEPING_LOGIC, PERSONAL_DATA_LOGIC, PERSONAL_DATA_PORT } from './tokens.ts'

export const personalDataModule = new ContainerModule(({ bind }) => {
  bind(PERSONAL_DATA_LOGIC).toResolvedValue(providePersonalData, [PERSONAL_DATA_PORT])
  bind(ACCOUNT_KEEPING_LOGIC).toResolvedValue(provideAccountKeeping, [PERSONAL_DATA_PORT, VISITOR_ID_PORT])
})
