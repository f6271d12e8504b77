import { draftOfForm, type KeptResource, mergedForm, type ResourceDraftPlace } from './resource-draft.ts'
import type { OpenedResource, ResourceEditorContext } from './resource-editor.events.ts'
import { formOf } from './resource-version.ts'

/** The form after reading the resource: the typed or stored changes merged with its present values. */
export const formNow = (
  { resource: before, form, kept }: ResourceEditorContext,
  { resource, left }: OpenedResource,
): Pick<ResourceEditorContext, 'form' | 'contest' | 'isRestored' | 'kept'> => {
  const own = before === null || form === null ? null : draftOfForm(before, form)
  const draft = own ?? (resource.can.edit ? left : null)
  const now = formOf(resource.current)
  if (draft === null) return { form: now, contest: null, isRestored: false, kept }
  const merge = mergedForm(draft.base, draft.form, now)
  return {
    form: merge.form,
    contest: merge.contested.length === 0 ? null : { base: draft.base, fields: merge.contested },
    isRestored: own === null && draftOfForm(resource, merge.form) !== null,
    kept: own === null ? draft.form : kept,
  }
}

export const placeOf = ({ id, userId }: ResourceEditorContext): ResourceDraftPlace => ({
  userId,
  resourceId: id,
})

/** The draft to be stored for a reload or an expiry. */
const keptOf = ({ context }: { readonly context: ResourceEditorContext }): KeptResource => {
  const { resource, form, kept } = context
  const draft = resource === null || form === null ? null : draftOfForm(resource, form)
  return { place: placeOf(context), draft, before: kept }
}
export const KEEP = [{ type: 'keep', params: keptOf }, 'noteKept'] as const
