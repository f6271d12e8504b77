import type { Db } from '../../db/database.ts'
import { addressSecretRepository } from '../file/address-secret.repository.ts'
import { secondFactorRepository } from './second-factor.repository.ts'

/** A new key of the installation, with which the secrets of second factors are sealed anew in the same transaction. docs/decisions/0453 */
export const renewInstallationKey = (db: Db, at: Date): Promise<void> =>
  addressSecretRepository(db).renew(at, (tx, { from, to }) => secondFactorRepository(tx).reseal(from, to))
