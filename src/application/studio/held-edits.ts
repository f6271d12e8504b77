import type { Subscription } from 'xstate'
import type { CourseEdit } from '#domain/studio/course-edit.ts'
import type { HeldEditsPlace } from '#domain/studio/kept-work.ts'
import { setAside } from '#domain/studio/open-course.ts'
import type { CourseEditorActor } from './course-editor.provide.ts'
import type { HeldEditsStore } from './kept-work.port.ts'

type Aside = readonly CourseEdit[] | null

const isSame = (one: Aside, other: Aside): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.length === other.length &&
    one.every((edit, at) => edit === other[at]))

/**
 * Stores edits held back by a review and unresolved conflicts through a reload; deletes them once they are
 * settled.
 */
export const keepSetAside = (
  editor: CourseEditorActor,
  store: HeldEditsStore,
  place: HeldEditsPlace,
): Subscription =>
  editor
    .select(({ context: { course } }): Aside => course && setAside(course), isSame)
    .subscribe((aside) => {
      if (aside === null) return
      if (aside.length > 0) store.keep(place, aside)
      else store.forget(place)
    })
