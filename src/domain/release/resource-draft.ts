import {
  changedIn,
  type EditedResource,
  formOf,
  type ResourceField,
  type ResourceForm,
} from './resource-version.ts'

/** The unsent form of a resource; `base` is the form before the changes. */
export interface ResourceDraft {
  readonly base: ResourceForm
  readonly form: ResourceForm
}

/** The key of a stored draft. */
export interface ResourceDraftPlace {
  readonly userId: number
  readonly resourceId: number
}

/** A draft to be stored, and what this page stored before. */
export interface KeptResource {
  readonly place: ResourceDraftPlace
  /** Null if nothing is typed. */
  readonly draft: ResourceDraft | null
  /** Null if this page has stored nothing. */
  readonly before: ResourceForm | null
}

export interface FormMerge {
  readonly form: ResourceForm
  /** The fields that both changed differently; the result contains `mine`. */
  readonly contested: readonly ResourceField[]
}

const isSameForm = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges two versions of a form by field. Where both changed the same, `mine` wins; swap the arguments to let
 * `theirs` win.
 */
export const mergedForm = (base: ResourceForm, mine: ResourceForm, theirs: ResourceForm): FormMerge => {
  const contested: ResourceField[] = []
  const pick = <T>(field: ResourceField | null, before: T, own: T, other: T): T => {
    if (isSameForm(before, own) || isSameForm(own, other)) return other
    if (field !== null && !isSameForm(before, other)) contested.push(field)
    return own
  }
  const form = {
    name: pick('name', base.name, mine.name, theirs.name),
    summary: pick('summary', base.summary, mine.summary, theirs.summary),
    introduction: pick('introduction', base.introduction, mine.introduction, theirs.introduction),
    place: pick('place', base.place, mine.place, theirs.place),
    kindId: pick('kind', base.kindId, mine.kindId, theirs.kindId),
    file: pick('file', base.file, mine.file, theirs.file),
    cover: pick('cover', base.cover, mine.cover, theirs.cover),
    remark: pick(null, base.remark, mine.remark, theirs.remark),
  }
  return { form, contested }
}

/** The draft to be stored of a form; null if it equals the resource. */
export const draftOfForm = (resource: EditedResource, form: ResourceForm): ResourceDraft | null =>
  changedIn(resource.current, form).length === 0 && form.remark.trim() === ''
    ? null
    : { base: formOf(resource.current), form }

/**
 * The content of the store after a page stored its draft: merged with the changes of another page, which are
 * also kept when this page has sent its own. R-resource-5.
 */
export const keptBeside = (
  stored: ResourceDraft | null,
  { draft, before }: Pick<KeptResource, 'draft' | 'before'>,
): ResourceDraft | null => {
  const isOwn = stored === null || isSameForm(stored.form, before)
  if (draft === null) return isOwn ? null : stored
  if (isOwn) return draft
  return { base: draft.base, form: mergedForm(before ?? draft.base, draft.form, stored.form).form }
}
