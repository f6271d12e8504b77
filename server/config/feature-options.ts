import type { ConfigurationFile } from '#contract/configuration.ts'
import type { Db } from '../db/database.ts'
import type { Clock, Stopwatch } from '../runtime/clock.ts'
import type { Storage } from '../storage/storage.ts'

/** What the plugin of any feature may be made of. */
export interface FeatureOptions {
  readonly db: Db
  readonly clock: Clock
  readonly stopwatch: Stopwatch
  readonly storage: Storage
  /** What the addresses of files are signed with, and what accounts are marked with in the log. */
  readonly fileAddressSecret: Buffer
  /** The school's configuration, already checked. */
  readonly configuration: ConfigurationFile
}
