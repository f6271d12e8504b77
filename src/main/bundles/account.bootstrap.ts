import type { Container, ContainerModule } from 'inversify'
import type { AccountLogic } from '#application/session/account-logic.ts'
import { announcementModule } from '../announcement/announcement.module.ts'
import { ANNOUNCEMENTS_LOGIC } from '../announcement/announcement.tokens.ts'
import { announcementsOpener } from '../announcement/announcement.wiring.ts'
import { INBOX_ACTOR } from '../announcement/tokens.ts'
import { toldOpener } from '../announcement/unread-count.wiring.ts'
import type { AppContext } from '../app-context.ts'
import { ownLearningModule } from '../learning/own-learning.module.ts'
import { LEARNING_LIST_LOGIC, TIMETABLE_LOGIC } from '../learning/tokens.ts'
import { liveNoticeModule } from '../live/live-notice.module.ts'
import { LIVE_NOTICES_LOGIC } from '../live/live-notice.tokens.ts'
import { accountModule } from '../session/account.module.ts'
import { firstPasswordOpener } from '../session/first-password.wiring.ts'
import { factorEnrolmentOpener, factorProofOpener } from '../session/second-factor.wiring.ts'
import {
  DEVICES_LOGIC,
  FACTOR_ENROLMENT_LOGIC,
  FACTOR_PROOF_LOGIC,
  PASSWORD_CHANGE_LOGIC,
  SECOND_FACTOR_LOGIC,
} from '../session/tokens.ts'

/** The statecharts of the user's account, bound to their ports. */
export const openAccount = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): AccountLogic => {
  container.load(announcementModule, ownLearningModule, liveNoticeModule, accountModule, ...adapters)
  const inbox = container.get(INBOX_ACTOR)
  return {
    learningList: container.get(LEARNING_LIST_LOGIC),
    timetable: container.get(TIMETABLE_LOGIC),
    devices: container.get(DEVICES_LOGIC),
    passwordChange: container.get(PASSWORD_CHANGE_LOGIC),
    secondFactor: container.get(SECOND_FACTOR_LOGIC),
    openFactorProof: factorProofOpener(app, container.get(FACTOR_PROOF_LOGIC)),
    openFactorEnrolment: factorEnrolmentOpener(app, container.get(FACTOR_ENROLMENT_LOGIC)),
    openFirstPassword: firstPasswordOpener(app, container.get(PASSWORD_CHANGE_LOGIC)),
    openAnnouncements: announcementsOpener({ inbox }, container.get(ANNOUNCEMENTS_LOGIC)),
    openLiveNotices: toldOpener({ inbox }, container.get(LIVE_NOTICES_LOGIC), 'lessons'),
  }
}
