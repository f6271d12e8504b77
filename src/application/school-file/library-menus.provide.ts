import type { MenuContent } from '#domain/catalogue/menu.ts'
import { NO_MENU } from '#domain/catalogue/menu.ts'
import type { TagGroup } from '#domain/catalogue/tag-group.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { asNodes, provideMenus } from '../catalogue/filters.provide.ts'
import type { SchoolFilePort } from './school-file.port.ts'

/** The codes of the rows above a library. */
export const LIBRARY_ROWS = { tag: 'tag', uploader: 'uploader' } as const

/** The menus beside the library of one school: those of a list, with what that school has. */
export type LibraryMenusLogic = (organisationId: number) => ReturnType<typeof provideMenus>

type Answer = Promise<Result<MenuContent, Failure>>

export const provideLibraryMenus =
  (library: SchoolFilePort): LibraryMenusLogic =>
  (organisationId) => {
    const subjectMenu = async (stageId: number, subjectId: number, signal: AbortSignal): Answer => {
      const read = await library.books(organisationId, { stageId, subjectId }, signal)
      return read.ok ? success({ ...NO_MENU, subject: read.value }) : read
    }
    const rows = async (signal: AbortSignal): Answer => {
      const [tags, uploaders] = await Promise.all([
        library.tags(organisationId, signal),
        library.uploaders(organisationId, signal),
      ])
      if (!tags.ok) return tags
      if (!uploaders.ok) return uploaders
      const groups: readonly TagGroup[] = [
        { code: LIBRARY_ROWS.tag, name: '', multiple: false, tags: tags.value },
        { code: LIBRARY_ROWS.uploader, name: '', multiple: false, tags: uploaders.value },
      ]
      return success({ ...NO_MENU, groups })
    }
    return provideMenus((request, signal) => {
      switch (request.menu) {
        case 'category':
        case 'level':
          return asNodes(library.subjects(organisationId, signal))
        case 'subject':
          return subjectMenu(request.stageId, request.subjectId, signal)
        case 'chapters':
          return asNodes(library.chapters(organisationId, request.bookId, signal))
        case 'tags':
        case 'subjectTags':
          return rows(signal)
        // Nobody's materials are in order by knowledge points.
        case 'knowledge':
          return asNodes(Promise.resolve(success([])))
      }
    })
  }
