import type { Container, ContainerModule } from 'inversify'
import type { InsideActors, PageLogic } from '#application/app-actors.ts'
import type { InsideAdapters } from '../adapters/adapter-set.ts'
import { bankDoor } from '../bank/bank-door.ts'
import { eachUser } from '../each-user.ts'
import { lessonDoor } from '../lesson/lesson-door.ts'
import { questionDoor } from '../question/question-door.ts'
import { schoolDoor } from '../school/school-door.ts'
import { UNSENT_WORK } from '../tokens.ts'
import type { Wired } from '../wired.ts'
import { wireCardFiles } from './card-file-wiring.ts'
import { catalogueInside } from './catalogue.module.ts'
import { commentInside } from './comment.module.ts'
import { courseInside } from './course.module.ts'
import { favouriteInside } from './favourite.module.ts'
import { wireFavourites } from './favourite-wiring.ts'
import { learningInside } from './learning.module.ts'
import { wireLedger } from './ledger-wiring.ts'
import { wireList } from './list-wiring.ts'
import type { InsidePart } from './part.ts'
import { previewInside } from './preview.module.ts'
import { wireSchoolAddress } from './school-address-wiring.ts'
import { sessionInside } from './session.module.ts'
import {
  ANSWERS_WAIT,
  COMMENT_COMPOSER_LOGIC,
  COMMENT_DRAFT_STORE,
  COMMENT_LIST_LOGIC,
  COURSE_LOGIC,
  DEVICES_LOGIC,
  FAVOURITE_LIST_LOGIC,
  FAVOURITE_NEWS,
  FILE_PREVIEW_LOGIC,
  FOLDER_CONTENTS_LOGIC,
  INSIDE_ACTOR,
  LEARNING_LIST_LOGIC,
  LIST_VIEW_STORE,
  PICTURE_UPLOAD_LOGIC,
  RESOURCE_LOGIC,
  TIMETABLE_LOGIC,
  UPLOADS_THERE,
} from './tokens.ts'

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
export const openInside = (container: Container, adapters: InsideAdapters, wired: Wired): InsidePart => {
  container.load(...FEATURES, ...adapters.modules)
  const pages = pageLogicIn(container)
  const actors = actorsIn(container)
  const lists = wireList(wired, actors, container.get(LIST_VIEW_STORE))
  wireCardFiles(wired, actors)
  wireSchoolAddress(wired)
  const favourites = wireFavourites(wired, actors, container.get(FAVOURITE_NEWS))
  // What somebody else left unsent on this computer is nobody's any more (R-session-5).
  eachUser(wired.actors, container.get(COMMENT_DRAFT_STORE).keepOnlyOf)
  const question = questionDoor(container, adapters, wired)
  const school = schoolDoor(container, adapters, wired)
  const waiting = [
    { isThere: container.get(ANSWERS_WAIT), open: question },
    { isThere: container.get(UPLOADS_THERE).read, open: school.school },
  ]
  // Answers that were given without a connection, and uploads that are not done, go on as soon as somebody is there, whatever
  // page is open. What cannot be fetched now is fetched with the next page that needs it.
  eachUser(wired.actors, () => {
    for (const { isThere, open } of waiting) if (isThere()) void open().catch(() => undefined)
  })
  const learning = wireLedger(wired, actors, container.get(UNSENT_WORK))
  for (const actor of Object.values({ ...actors })) actor.start()
  return {
    inside: {
      actors,
      pages,
      lesson: lessonDoor(container, adapters, wired, question),
      question,
      bank: bankDoor(container, adapters, wired, question),
      ...school,
    },
    show: (arrival) => {
      lists.show(arrival)
      learning.show(arrival)
    },
    forget: () => {
      lists.forget()
      favourites.forget()
      actors.cardFiles.send({ type: 'cardFiles.drop' })
      actors.userActions.send({ type: 'userActions.drop' })
    },
  }
}

const actorsIn = (container: Container): InsideActors => ({
  list: container.get(INSIDE_ACTOR.list),
  filters: container.get(INSIDE_ACTOR.filters),
  cardFiles: container.get(INSIDE_ACTOR.cardFiles),
  favourites: container.get(INSIDE_ACTOR.favourites),
  favouriteFolders: container.get(INSIDE_ACTOR.favouriteFolders),
  userActions: container.get(INSIDE_ACTOR.userActions),
  ledger: container.get(INSIDE_ACTOR.ledger),
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
