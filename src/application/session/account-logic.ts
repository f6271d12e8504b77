import type { ActorRefFrom } from 'xstate'
import type { announcementsMachine } from '#domain/announcement/announcements.machine.ts'
import type { learningListMachine } from '#domain/learning/learning-list.machine.ts'
import type { timetableMachine } from '#domain/learning/timetable.machine.ts'
import type { liveNoticesMachine } from '#domain/live/live-notices.machine.ts'
import type { devicesMachine } from '#domain/session/devices.machine.ts'
import type { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import type { factorProofMachine } from '#domain/session/factor-proof.machine.ts'
import type { passwordChangeMachine } from '#domain/session/password-change.machine.ts'
import type { secondFactorMachine } from '#domain/session/second-factor.machine.ts'
import type { OpenActor } from '../open-actor.ts'

/** The statecharts of one's own account: fetched with 个人中心, 通知 or a first password, for `useActorRef`. */
export interface AccountLogic {
  readonly learningList: typeof learningListMachine
  readonly timetable: typeof timetableMachine
  readonly devices: typeof devicesMachine
  readonly passwordChange: typeof passwordChangeMachine
  readonly secondFactor: typeof secondFactorMachine
  /** The code that a session is held for; lets it go on. */
  readonly openFactorProof: () => ActorRefFrom<typeof factorProofMachine>
  /** The second factor that a session is held for; lets it go on. */
  readonly openFactorEnrolment: () => ActorRefFrom<typeof factorEnrolmentMachine>
  /** In place of a first password: begins with its form, and lets the session go on. */
  readonly openFirstPassword: OpenActor<typeof passwordChangeMachine>
  /** The inbox counts what was read there no more. */
  readonly openAnnouncements: OpenActor<typeof announcementsMachine>
  /** What is put away is told to the inbox. */
  readonly openLiveNotices: () => ActorRefFrom<typeof liveNoticesMachine>
}
