import {
  changedIn,
  type EditedResource,
  formOf,
  type ResourceField,
  type ResourceForm,
} from './resource-version.ts'

/** What is typed of a resource and not sent; `base` is the form as it was when that began. */
export interface ResourceDraft {
  readonly base: ResourceForm
  readonly form: ResourceForm
}

/** Whose draft of which resource. */
export interface ResourceDraftPlace {
  readonly userId: number
  readonly resourceId: number
}

/** A draft of this page as it is kept, and what this page kept before it. */
export interface KeptResource {
  readonly place: ResourceDraftPlace
  /** Null where nothing is typed. */
  readonly draft: ResourceDraft | null
  /** Null where this page kept nothing. */
  readonly before: ResourceForm | null
}

export interface FormMerge {
  readonly form: ResourceForm
  /** What was typed otherwise in both: there `mine` stands. */
  readonly contested: readonly ResourceField[]
}

const isSameForm = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Two changes of one form put together, field by field. With `mine` and `theirs` the other way round theirs stands. */
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

/** What of a form is to outlive the page; null where it says what the resource says. */
export const draftOfForm = (resource: EditedResource, form: ResourceForm): ResourceDraft | null =>
  changedIn(resource.current, form).length === 0 && form.remark.trim() === ''
    ? null
    : { base: formOf(resource.current), form }

/**
 * What a store holds once a page kept its draft: what another page typed since is put together with it, and is not forgotten
 * with what this page sent. R-resource-5.
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
