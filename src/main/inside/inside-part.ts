import type { Container, ContainerModule } from 'inversify'
import type { InsideActors, PageLogic } from '#application/app-actors.ts'
import {
  COMMENT_COMPOSER_LOGIC,
  COMMENT_LIST_LOGIC,
  COURSE_LOGIC,
  DEVICES_LOGIC,
  FAVOURITE_LIST_LOGIC,
  FILE_PREVIEW_LOGIC,
  FOLDER_CONTENTS_LOGIC,
  INSIDE_ACTOR,
  LEARNING_LIST_LOGIC,
  PICTURE_UPLOAD_LOGIC,
  RESOURCE_LOGIC,
  TIMETABLE_LOGIC,
} from '../tokens.ts'
import type { Wired } from '../wiring.ts'
import { catalogueInside } from './catalogue.module.ts'
import { commentInside } from './comment.module.ts'
import { courseInside } from './course.module.ts'
import { favouriteInside } from './favourite.module.ts'
import { wireFavourites } from './favourite-wiring.ts'
import type { InsidePart } from './inside.ts'
import { learningInside } from './learning.module.ts'
import { wireList } from './list-wiring.ts'
import { previewInside } from './preview.module.ts'
import { sessionInside } from './session.module.ts'

/** One module a feature, as outside. */
const FEATURES: readonly ContainerModule[] = [
  sessionInside,
  catalogueInside,
  courseInside,
  learningInside,
  commentInside,
  favouriteInside,
  previewInside,
]

/** The statecharts of the inside, bound to their ports, wired and started. */
export const openInside = (
  container: Container,
  adapters: readonly ContainerModule[],
  wired: Wired,
): InsidePart => {
  container.load(...FEATURES, ...adapters)
  const actors = actorsIn(container)
  const lists = wireList(wired, actors)
  const favourites = wireFavourites(wired, actors)
  for (const actor of Object.values({ ...actors })) actor.start()
  return {
    inside: { actors, pages: pageLogicIn(container) },
    show: lists.show,
    forget: () => {
      lists.forget()
      favourites.forget()
      actors.userActions.send({ type: 'userActions.drop' })
    },
  }
}

const actorsIn = (container: Container): InsideActors => ({
  list: container.get(INSIDE_ACTOR.list),
  filters: container.get(INSIDE_ACTOR.filters),
  favourites: container.get(INSIDE_ACTOR.favourites),
  favouriteFolders: container.get(INSIDE_ACTOR.favouriteFolders),
  userActions: container.get(INSIDE_ACTOR.userActions),
})

const pageLogicIn = (container: Container): PageLogic => ({
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
