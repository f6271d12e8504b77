import { isText } from '#domain/kernel/form-shape.ts'
import { type FormDraft, useFormDraft } from '../components/use-form-draft.ts'

/** Why a content is taken down, as far as it is written. */
export const useTakeDownDraft = (contentId: number): FormDraft<string> =>
  useFormDraft(`takeDown/${contentId}`, isText)
