import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import type { AppActors, PageLogic } from '#application/app-actors.ts'
import { makeExpirySignal } from '#application/session/expiry-signal.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'
import { catalogueModule } from './catalogue.module.ts'
import { commentModule } from './comment.module.ts'
import { courseModule } from './course.module.ts'
import { favouriteModule } from './favourite.module.ts'
import { learningModule } from './learning.module.ts'
import { navigationModule } from './navigation.module.ts'
import { previewModule } from './preview.module.ts'
import { searchModule } from './search.module.ts'
import { sessionModule } from './session.module.ts'
import {
  ACTOR,
  CAROUSEL_LOGIC,
  COMMENT_COMPOSER_LOGIC,
  COMMENT_LIST_LOGIC,
  CONFIGURATION,
  COURSE_LOGIC,
  DEVICES_LOGIC,
  EXPIRY_SIGNAL,
  FAVOURITE_LIST_LOGIC,
  FILE_PREVIEW_LOGIC,
  FOLDER_CONTENTS_LOGIC,
  HOME_LOGIC,
  HOME_PORT,
  LEARNING_LIST_LOGIC,
  PICTURE_UPLOAD_LOGIC,
  RESOURCE_LOGIC,
  TIMETABLE_LOGIC,
} from './tokens.ts'

/** One module a feature: the statecharts, whatever set of adapters answers their ports. */
const FEATURES: readonly ContainerModule[] = [
  sessionModule,
  catalogueModule,
  searchModule,
  navigationModule,
  learningModule,
  courseModule,
  commentModule,
  favouriteModule,
  previewModule,
]

export const makeContainer = (
  configuration: Configuration,
  adapters: readonly ContainerModule[],
): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(CONFIGURATION).toConstantValue(configuration)
  container.bind(EXPIRY_SIGNAL).toResolvedValue(makeExpirySignal)
  container.load(...FEATURES, ...adapters)
  return container
}

export const actorsIn = (container: Container): AppActors => ({
  session: container.get(ACTOR.session),
  loginDialog: container.get(ACTOR.loginDialog),
  loginLanding: container.get(ACTOR.loginLanding),
  notifications: container.get(ACTOR.notifications),
  categories: container.get(ACTOR.categories),
  searchPanel: container.get(ACTOR.searchPanel),
  chrome: container.get(ACTOR.chrome),
  schoolLocal: container.get(ACTOR.schoolLocal),
  appearance: container.get(ACTOR.appearance),
  favourites: container.get(ACTOR.favourites),
  favouriteFolders: container.get(ACTOR.favouriteFolders),
  userActions: container.get(ACTOR.userActions),
})

export const pageLogicIn = (container: Container): PageLogic => ({
  home: container.get(HOME_LOGIC),
  bannersAtHand: container.get(HOME_PORT).bannersAtHand,
  carousel: container.get(CAROUSEL_LOGIC),
  learningList: container.get(LEARNING_LIST_LOGIC),
  timetable: container.get(TIMETABLE_LOGIC),
  devices: container.get(DEVICES_LOGIC),
  course: container.get(COURSE_LOGIC),
  resource: container.get(RESOURCE_LOGIC),
  commentList: container.get(COMMENT_LIST_LOGIC),
  commentComposer: container.get(COMMENT_COMPOSER_LOGIC),
  pictureUpload: container.get(PICTURE_UPLOAD_LOGIC),
  favouriteList: container.get(FAVOURITE_LIST_LOGIC),
  folderContents: container.get(FOLDER_CONTENTS_LOGIC),
  filePreview: container.get(FILE_PREVIEW_LOGIC),
})

/** The session comes last: what it says when it starts must find everybody listening. */
export const startActors = ({ session, ...others }: AppActors): void => {
  for (const actor of Object.values<{ start(): unknown }>(others)) actor.start()
  session.start()
}
