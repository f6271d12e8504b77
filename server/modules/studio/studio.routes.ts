import type { FastifyInstance } from 'fastify'
import {
  courseDraftNews,
  createCourseDraft,
  getCourseDraft,
  getCourseDrafts,
  saveCourseDraft,
} from '#contract/studio.ts'
import { courseCaption, saveCourseCaption } from '#contract/studio-caption.ts'
import { saveCourseCover } from '#contract/studio-cover.ts'
import { courseFilm, prepareCourseFilm } from '#contract/studio-film.ts'
import {
  compareCourse,
  deleteCourseDraft,
  discardCourseRevision,
  getCourseVersions,
  offerCourse,
  publishCourseDraft,
  recallCourseDraft,
  returnCourseDraft,
  submitCourseDraft,
  withdrawCourse,
} from '#contract/studio-life.ts'
import { getColleagues, setCourseEditors, takeStudioFile } from '#contract/studio-people.ts'
import { getCourseTags } from '#contract/studio-tag.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { CourseTagService } from './course-tag.service.ts'
import type { DraftService } from './draft.service.ts'
import type { DraftLifeService } from './draft-life.service.ts'
import type { DraftReadingService } from './draft-reading.service.ts'
import type { PeopleService } from './people.service.ts'
import type { StudioFileService } from './studio-file.service.ts'
import type { StudioFilmService } from './studio-film.service.ts'

interface Services {
  readonly drafts: DraftService
  readonly reading: DraftReadingService
  readonly life: DraftLifeService
  readonly people: PeopleService
  readonly files: StudioFileService
  readonly films: StudioFilmService
  readonly tags: CourseTagService
}

/** The course studio. Wire: 课程工作室. */
export const studioRoutes =
  ({ drafts, reading, life, people, files, films, tags }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getCourseDrafts, ({ viewer, body }) => reading.page(viewer.userId, body))
    signedInRoute(app, getCourseDraft, ({ viewer, query }) =>
      reading.whole(viewer.userId, asId(query.Id) ?? 0),
    )
    signedInRoute(app, compareCourse, ({ viewer, query }) =>
      reading.compare(viewer.userId, {
        Id: asId(query.Id) ?? 0,
        From: asId(query.From) ?? 0,
        To: asId(query.To) ?? 0,
      }),
    )
    signedInRoute(app, getCourseVersions, ({ viewer, query }) =>
      reading.versions(viewer.userId, asId(query.Id) ?? 0),
    )

    signedInRoute(app, createCourseDraft, ({ viewer, body }) => drafts.create(viewer.userId, body))
    signedInRoute(app, saveCourseDraft, ({ viewer, body }) => drafts.save(viewer.userId, body))
    signedInRoute(app, courseDraftNews, ({ viewer, body }) => drafts.news(viewer.userId, body))

    signedInRoute(app, submitCourseDraft, ({ viewer, body }) =>
      life.submit(viewer.userId, body.Id, body.Revision),
    )
    signedInRoute(app, recallCourseDraft, ({ viewer, body }) => life.recall(viewer.userId, body.Id))
    signedInRoute(app, returnCourseDraft, ({ viewer, body }) =>
      life.return(viewer.userId, body.Id, body.Reason),
    )
    signedInRoute(app, publishCourseDraft, ({ viewer, body }) =>
      life.publish(viewer.userId, body.Id, body.Revision),
    )
    signedInRoute(app, withdrawCourse, ({ viewer, body }) =>
      life.withdraw(viewer.userId, body.Id, body.Reason),
    )
    signedInRoute(app, offerCourse, ({ viewer, body }) => life.offer(viewer.userId, body.Id))
    signedInRoute(app, discardCourseRevision, ({ viewer, body }) => life.discard(viewer.userId, body.Id))
    signedInRoute(app, deleteCourseDraft, ({ viewer, body }) => life.remove(viewer.userId, body.Id))

    signedInRoute(app, getColleagues, ({ viewer, query }) =>
      people.colleagues(viewer.userId, query.OrgId, query.Keyword ?? ''),
    )
    signedInRoute(app, setCourseEditors, ({ viewer, body }) =>
      people.setEditors(viewer.userId, body.Id, body.UserIds),
    )

    signedInRoute(app, getCourseTags, () => tags.rows())

    signedInRoute(app, takeStudioFile, ({ viewer, body }) => files.take(viewer.userId, body.PrivateFileId))
    signedInRoute(app, saveCourseCaption, ({ viewer, body }) =>
      files.saveCaption(viewer.userId, body.Id, body.Text),
    )
    signedInRoute(app, saveCourseCover, ({ viewer, body }) =>
      files.saveCover(viewer.userId, body.Id, body.Picture),
    )
    signedInRoute(app, courseFilm, ({ viewer, query }) =>
      films.look(viewer.userId, asId(query.Id) ?? 0, asId(query.FileId) ?? 0),
    )
    signedInRoute(app, prepareCourseFilm, ({ viewer, body }) =>
      films.ask(viewer.userId, body.Id, body.FileId),
    )
    signedInRoute(app, courseCaption, ({ viewer, query }) =>
      files.caption(viewer.userId, asId(query.Id) ?? 0, asId(query.FileId) ?? 0),
    )
  }
