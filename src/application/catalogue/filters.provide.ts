import { fromCallback } from 'xstate'
import type { CurriculumNode } from '#domain/catalogue/curriculum-node.ts'
import { type FiltersEvent, filtersMachine } from '#domain/catalogue/filters.machine.ts'
import { type MenuContent, type MenuRequest, NO_MENU } from '#domain/catalogue/menu.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { CurriculumPort } from './curriculum.port.ts'

type Answer = Promise<Result<MenuContent, Failure>>

const as = async <T>(
  asked: Promise<Result<T, Failure>>,
  contentOf: (value: T) => Partial<MenuContent>,
): Answer => {
  const answer = await asked
  return answer.ok ? success({ ...NO_MENU, ...contentOf(answer.value) }) : answer
}

/** How a menu is read. */
export type ReadMenu = (request: MenuRequest, signal: AbortSignal) => Answer

/** Turns an answer of nodes into the content of a menu. */
export const asNodes = (asked: Promise<Result<readonly CurriculumNode[], Failure>>): Answer =>
  as(asked, (nodes) => ({ nodes }))

/** Reads a menu by the call for its kind. */
export const readMenu = (port: CurriculumPort, request: MenuRequest, signal: AbortSignal): Answer => {
  switch (request.menu) {
    case 'category':
      return asNodes(port.categoryMenu(request.code, signal, request.narrowing))
    case 'level':
      return asNodes(port.level(request.parentId, request.type, signal, request.narrowing))
    case 'subject':
      return as(port.subjectMenu(request.stageId, request.subjectId, signal), (subject) => ({ subject }))
    case 'chapters':
      return asNodes(port.chapters(request.bookId, request.type, signal, request.narrowing))
    case 'knowledge':
      return asNodes(port.knowledge(request.rootId, request.type, signal, request.narrowing))
    case 'tags':
      return as(port.tags(request.nodeId, request.type, signal, request.narrowing), (groups) => ({ groups }))
    case 'subjectTags':
      return as(
        port.subjectTags(request.stageId, request.subjectId, request.type, signal, request.narrowing),
        (groups) => ({
          groups,
        }),
      )
  }
}

export const provideFilters = (port: CurriculumPort) =>
  provideMenus((request, signal) => readMenu(port, request, signal))

/** The statechart of menus with `read` as the source of their contents. */
export const provideMenus = (read: ReadMenu) =>
  filtersMachine.provide({
    actors: {
      read: fromCallback<FiltersEvent, { readonly key: string; readonly request: MenuRequest }>(
        ({ input: { key, request }, sendBack }) => {
          const leaving = new AbortController()
          const tell = (event: FiltersEvent) => {
            if (!leaving.signal.aborted) sendBack(event)
          }
          read(request, leaving.signal).then(
            (answer) => tell({ type: 'filters.came', key, answer }),
            () => tell({ type: 'filters.broke', key }),
          )
          return () => leaving.abort()
        },
      ),
    },
  })
