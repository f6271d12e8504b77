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

/**
 * The statecharts of the user's account; loaded with 个人中心, 通知 or a first password, started with
 * `useActorRef`.
 */
export interface AccountLogic {
  readonly learningList: typeof learningListMachine
  readonly timetable: typeof timetableMachine
  readonly devices: typeof devicesMachine
  readonly passwordChange: typeof passwordChangeMachine
  readonly secondFactor: typeof secondFactorMachine
  /** Asks for the code that a held session requires, then completes the session. */
  readonly openFactorProof: () => ActorRefFrom<typeof factorProofMachine>
  /** Sets up the second factor that a held session requires, then completes the session. */
  readonly openFactorEnrolment: () => ActorRefFrom<typeof factorEnrolmentMachine>
  /** Replaces a first password: starts with the form, then completes the held session. */
  readonly openFirstPassword: OpenActor<typeof passwordChangeMachine>
  /** Also reduces the unread counts of the inbox. */
  readonly openAnnouncements: OpenActor<typeof announcementsMachine>
  /** Also reports dismissed notices to the inbox. */
  readonly openLiveNotices: () => ActorRefFrom<typeof liveNoticesMachine>
}
