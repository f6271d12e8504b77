import type { ContainerModule } from 'inversify'
import { wireAccount } from '../wire/account.ts'

/** What of the set one's own account needs. */
export const axiosAccount: readonly ContainerModule[] = [wireAccount]
