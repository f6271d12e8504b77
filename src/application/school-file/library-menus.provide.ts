import { type MenuContent, type MenuRequest, NO_MENU } from '#domain/catalogue/menu.ts'
import type { TagGroup } from '#domain/catalogue/tag-group.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { LibraryCounted, LibraryPlace } from '#domain/school-file/library-query.ts'
import { asNodes, provideMenus } from '../catalogue/filters.provide.ts'
import type { SchoolFilePort } from './school-file.port.ts'

/** The codes of the filter rows above a library. */
export const LIBRARY_ROWS = { tag: 'tag', uploader: 'uploader' } as const

/** The menus beside the library of one school: as for lists, with the counts of that school. */
export type LibraryMenusLogic = (organisationId: number) => ReturnType<typeof provideMenus>

type Answer = Promise<Result<MenuContent, Failure>>

const ANYWHERE: LibraryPlace = { stage: 0, subject: 0, version: 0, book: 0, chapter: 0 }

export const provideLibraryMenus =
  (library: SchoolFilePort): LibraryMenusLogic =>
  (organisationId) => {
    const countedBy = ({ narrowing: { keyword, files } }: MenuRequest): LibraryCounted => ({
      organisationId,
      keyword,
      tag: files?.tag ?? 0,
      suffixes: files?.suffixes ?? [],
      uploader: files?.uploader ?? 0,
    })
    const subjectMenu = async (
      request: MenuRequest & { readonly menu: 'subject' },
      signal: AbortSignal,
    ): Answer => {
      const read = await library.books(countedBy(request), request, signal)
      return read.ok ? success({ ...NO_MENU, subject: read.value }) : read
    }
    const rows = async (request: MenuRequest, signal: AbortSignal): Answer => {
      const counted = { ...countedBy(request), ...(request.narrowing.files?.place ?? ANYWHERE) }
      const [tags, uploaders] = await Promise.all([
        library.tags(counted, signal),
        library.uploaders(counted, signal),
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
          return asNodes(library.subjects(countedBy(request), signal))
        case 'subject':
          return subjectMenu(request, signal)
        case 'chapters':
          return asNodes(library.chapters(countedBy(request), request.bookId, signal))
        case 'tags':
        case 'subjectTags':
          return rows(request, signal)
        // Files of a school are not assigned to knowledge points.
        case 'knowledge':
          return asNodes(Promise.resolve(success([])))
      }
    })
  }
