import type { Failure } from '../kernel/failure.ts'
import type { PersonalData } from './personal-data.ts'

export interface PersonalDataInput {
  /** 0 for one's own. */
  readonly userId: number
}

export interface PersonalDataContext extends PersonalDataInput {
  /** Null until it is read. */
  readonly data: PersonalData | null
  /** What is typed to confirm; gone once it was sent or put away. */
  readonly password: string
  /** It was sent without a password. */
  readonly tried: boolean
  /** How often in a row the file was not ready. */
  readonly looks: number
  /** Why it could not be read, or not be done. */
  readonly failure: Failure | null
}

export type PersonalDataEvent =
  | { type: 'personalData.export' }
  | { type: 'personalData.fetch' }
  /** Asks once more before anything is done. */
  | { type: 'personalData.leave' }
  | { type: 'personalData.type'; password: string }
  | { type: 'personalData.erase' }
  | { type: 'personalData.cancel' }
  | { type: 'personalData.keep' }
  | { type: 'personalData.reread' }

export type PersonalDataEmitted =
  | { type: 'personalData.fetched'; address: string }
  /** One's own account is given up: the session is over. */
  | { type: 'personalData.left'; erasureAt: string }
