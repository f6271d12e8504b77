import type { Failure } from '../kernel/failure.ts'
import type { ResourceDraft } from './resource-draft.ts'
import type { EditedResource, ResourceField, ResourceForm, ResourceRevision } from './resource-version.ts'

/** What was done last: a new version waits or is seen, or one was taken back. */
export type ResourceDone = 'waits' | 'seen' | 'takenBack'

/** What is sent now. */
export type ResourceAct =
  | { readonly kind: 'revise'; readonly revision: ResourceRevision }
  | { readonly kind: 'restore'; readonly id: number; readonly number: number; readonly versionId: number }
  | { readonly kind: 'takeBack'; readonly versionId: number }

export interface ResourceEditorInput {
  readonly id: number
  readonly userId: number
}

export interface ResourceEditorContext extends ResourceEditorInput {
  readonly resource: EditedResource | null
  readonly form: ResourceForm | null
  /** The form stands as an earlier page left it. */
  readonly isRestored: boolean
  /** What was changed here and elsewhere, with the form as it was before both; null for nothing. */
  readonly contest: { readonly base: ResourceForm; readonly fields: readonly ResourceField[] } | null
  /** What this page kept last; null for nothing. */
  readonly kept: ResourceForm | null
  /** It was sent and is not complete. */
  readonly tried: boolean
  readonly act: ResourceAct | null
  readonly done: ResourceDone | null
  readonly failure: Failure | null
}

export type ResourceEditorEvent =
  | { type: 'resource.edit'; fields: Partial<ResourceForm> }
  | { type: 'resource.send' }
  /** Of what was changed here and elsewhere one's own stands, or the others'. */
  | { type: 'resource.settle'; whose: 'mine' | 'theirs' }
  /** What was typed is given up. */
  | { type: 'resource.reset' }
  | { type: 'resource.restore'; versionId: number }
  | { type: 'resource.takeBack'; versionId: number }
  | { type: 'resource.reread' }

export interface OpenedResource {
  readonly resource: EditedResource
  /** Left unsent by this page, or an earlier one; null for nothing. */
  readonly left: ResourceDraft | null
}
