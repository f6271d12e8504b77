import type { Failure } from '../kernel/failure.ts'
import type { ResourceDraft } from './resource-draft.ts'
import type { EditedResource, ResourceField, ResourceForm, ResourceRevision } from './resource-version.ts'

/** The last outcome: a new version waits for review or is visible, or one was taken back. */
export type ResourceDone = 'waits' | 'seen' | 'takenBack'

/** The request in progress. */
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
  /** The form was restored from an earlier page. */
  readonly isRestored: boolean
  /** The fields changed both here and elsewhere, with the form before both changes; null for none. */
  readonly contest: { readonly base: ResourceForm; readonly fields: readonly ResourceField[] } | null
  /** The draft that this page stored last; null for none. */
  readonly kept: ResourceForm | null
  /** Sending was tried with an incomplete form, so that faults are shown. */
  readonly tried: boolean
  readonly act: ResourceAct | null
  readonly done: ResourceDone | null
  readonly failure: Failure | null
}

export type ResourceEditorEvent =
  | { type: 'resource.edit'; fields: Partial<ResourceForm> }
  | { type: 'resource.send' }
  /** Resolves contested fields in favour of the local or the other version. */
  | { type: 'resource.settle'; whose: 'mine' | 'theirs' }
  /** Discards the changes. */
  | { type: 'resource.reset' }
  | { type: 'resource.restore'; versionId: number }
  | { type: 'resource.takeBack'; versionId: number }
  | { type: 'resource.reread' }

export interface OpenedResource {
  readonly resource: EditedResource
  /** The stored draft of this page or an earlier one; null for none. */
  readonly left: ResourceDraft | null
}
