import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/studio.ts'
import { courseCaption, saveCourseCaption } from '#contract/studio-caption.ts'
import { saveCourseCover } from '#contract/studio-cover.ts'
import { courseFilm, prepareCourseFilm } from '#contract/studio-film.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
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
}

/** The course studio. Wire: 课程工作室. */
export const studioRoutes =
  ({ drafts, reading, life, people, files, films }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, calls.getCourseDrafts, ({ viewer, body }) => reading.page(viewer.userId, body))
    signedInRoute(app, calls.getCourseDraft, ({ viewer, query }) =>
      reading.whole(viewer.userId, asId(query.Id) ?? 0),
    )
    signedInRoute(app, calls.compareCourse, ({ viewer, query }) =>
      reading.compare(viewer.userId, {
        Id: asId(query.Id) ?? 0,
        From: asId(query.From) ?? 0,
        To: asId(query.To) ?? 0,
      }),
    )
    signedInRoute(app, calls.getCourseVersions, ({ viewer, query }) =>
      reading.versions(viewer.userId, asId(query.Id) ?? 0),
    )

    signedInRoute(app, calls.createCourseDraft, ({ viewer, body }) => drafts.create(viewer.userId, body))
    signedInRoute(app, calls.saveCourseDraft, ({ viewer, body }) => drafts.save(viewer.userId, body))
    signedInRoute(app, calls.courseDraftNews, ({ viewer, body }) => drafts.news(viewer.userId, body))

    signedInRoute(app, calls.submitCourseDraft, ({ viewer, body }) =>
      life.submit(viewer.userId, body.Id, body.Revision),
    )
    signedInRoute(app, calls.recallCourseDraft, ({ viewer, body }) => life.recall(viewer.userId, body.Id))
    signedInRoute(app, calls.returnCourseDraft, ({ viewer, body }) =>
      life.return(viewer.userId, body.Id, body.Reason),
    )
    signedInRoute(app, calls.publishCourseDraft, ({ viewer, body }) =>
      life.publish(viewer.userId, body.Id, body.Revision),
    )
    signedInRoute(app, calls.withdrawCourse, ({ viewer, body }) =>
      life.withdraw(viewer.userId, body.Id, body.Reason),
    )
    signedInRoute(app, calls.offerCourse, ({ viewer, body }) => life.offer(viewer.userId, body.Id))
    signedInRoute(app, calls.discardCourseRevision, ({ viewer, body }) =>
      life.discard(viewer.userId, body.Id),
    )
    signedInRoute(app, calls.deleteCourseDraft, ({ viewer, body }) => life.remove(viewer.userId, body.Id))

    signedInRoute(app, calls.getColleagues, ({ viewer, query }) =>
      people.colleagues(viewer.userId, query.OrgId, query.Keyword ?? ''),
    )
    signedInRoute(app, calls.setCourseEditors, ({ viewer, body }) =>
      people.setEditors(viewer.userId, body.Id, body.UserIds),
    )

    signedInRoute(app, calls.takeStudioFile, ({ viewer, body }) =>
      files.take(viewer.userId, body.PrivateFileId),
    )
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
