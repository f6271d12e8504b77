import type { AppActors } from '#application/app-actors.ts'
import type { AccountLogic } from '#application/session/account-logic.ts'
import type { CredentialMemory } from '#application/session/credential-memory.port.ts'
import type { DevicesPort } from '#application/session/devices.port.ts'
import type { ExpirySignal } from '#application/session/expiry-signal.ts'
import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import type { PasswordPort } from '#application/session/password.port.ts'
import type { SecondFactorPort } from '#application/session/second-factor.port.ts'
import type { SessionPort } from '#application/session/session.port.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import type { TabLeadership } from '#application/session/tab-leadership.port.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import type { VisitorIdPort } from '#application/session/visitor-id.port.ts'
import type { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import type { factorProofMachine } from '#domain/session/factor-proof.machine.ts'
import { token } from '../tokens.ts'

export const EXPIRY_SIGNAL = token<ExpirySignal>('ExpirySignal')
export const SESSION_PORT = token<SessionPort>('SessionPort')
export const SESSION_STORE = token<SessionStore>('SessionStore')
export const CREDENTIAL_MEMORY = token<CredentialMemory>('CredentialMemory')
export const VISITOR_ID_PORT = token<VisitorIdPort>('VisitorIdPort')
export const TAB_LEADERSHIP = token<TabLeadership>('TabLeadership')
export const UNSENT_WORK = token<UnsentWork>('UnsentWork')
export const PARKED_PLACE_STORE = token<ParkedPlaceStore>('ParkedPlaceStore')
export const DEVICES_PORT = token<DevicesPort>('DevicesPort')
export const PASSWORD_PORT = token<PasswordPort>('PasswordPort')
export const SECOND_FACTOR_PORT = token<SecondFactorPort>('SecondFactorPort')

/* Actors that run as long as the app. */
export const SESSION_ACTOR = token<AppActors['session']>('actor session')
export const LOGIN_DIALOG_ACTOR = token<AppActors['loginDialog']>('actor loginDialog')
export const ACCESS_ACTOR = token<AppActors['access']>('actor access')
export const LOGIN_LANDING_ACTOR = token<AppActors['loginLanding']>('actor loginLanding')

export const DEVICES_LOGIC = token<AccountLogic['devices']>('logic devices')
export const PASSWORD_CHANGE_LOGIC = token<AccountLogic['passwordChange']>('logic passwordChange')
export const SECOND_FACTOR_LOGIC = token<AccountLogic['secondFactor']>('logic secondFactor')
export const FACTOR_PROOF_LOGIC = token<typeof factorProofMachine>('logic factorProof')
export const FACTOR_ENROLMENT_LOGIC = token<typeof factorEnrolmentMachine>('logic factorEnrolment')
