import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import {
  getBook,
  getBookCatalog,
  getBookVersion,
  getContentTags,
  getCurrentUserOrgList,
  getSchoolFileInfo,
  getSchoolSubjectMenu,
  getSchoolUploaders,
  getUserSchoolContent,
  getVersionBooks,
  packSchoolFiles,
} from '#contract/school-file.ts'
import { refuse } from '../../http/envelope.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { SchoolFileService } from './school-file.service.ts'
import type { SchoolMenuService } from './school-menu.service.ts'

interface Services {
  readonly files: SchoolFileService
  readonly menus: SchoolMenuService
}

const NO_ID = refuse(CODE.fieldError, '参数不正确')

/** Wire: 学校资源库, but for sharing and review. */
export const schoolFileRoutes =
  ({ files, menus }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getCurrentUserOrgList, ({ viewer }) => files.schools(viewer.userId))
    signedInRoute(app, getUserSchoolContent, ({ viewer, body }) => files.page(viewer.userId, body))
    signedInRoute(app, getSchoolFileInfo, ({ viewer, query }) =>
      files.find(viewer.userId, query.orgId, query.Id),
    )
    signedInRoute(app, getContentTags, ({ viewer, query }) => files.tags(viewer.userId, query.orgId, query))
    signedInRoute(app, getSchoolUploaders, ({ viewer, query }) =>
      files.uploaders(viewer.userId, query.orgId, query),
    )
    signedInRoute(app, packSchoolFiles, ({ viewer, body }) => files.pack(viewer.userId, body))

    signedInRoute(app, getSchoolSubjectMenu, ({ viewer, query }) =>
      menus.subjects(viewer.userId, query.orgId, query),
    )
    signedInRoute(app, getVersionBooks, ({ viewer, params, query }) =>
      menus.versionBooks(viewer.userId, params, query),
    )
    signedInRoute(app, getBookCatalog, async ({ viewer, query }) => {
      const [bookId, orgId] = [asId(query.bookId), asId(query.orgId)]
      return bookId === null || orgId === null ? NO_ID : menus.catalog(viewer.userId, bookId, orgId, query)
    })
    signedInRoute(app, getBookVersion, async ({ query }) => {
      const [stageId, subjectId] = [asId(query.stageId), asId(query.subjectId)]
      return stageId === null || subjectId === null ? NO_ID : menus.versions(stageId, subjectId)
    })
    signedInRoute(app, getBook, async ({ query }) => {
      const versionId = asId(query.versionId)
      return versionId === null ? NO_ID : menus.books(versionId)
    })
  }
