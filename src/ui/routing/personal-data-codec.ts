import { personAddress } from './people-codec.ts'

/** Where everybody finds the own data. */
export const OWN_DATA_ADDRESS = '/account/data'

/** Where whoever gave the account up takes that back. */
export const KEEP_ACCOUNT_ADDRESS = '/account/keep'

/** Where administrators find the data of somebody. */
export const personDataAddress = (id: number): string => `${personAddress(id)}/data`
