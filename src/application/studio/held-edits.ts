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

/** What a review holds back and what was asked without an answer is there after a reload too; what is settled is forgotten. */
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
