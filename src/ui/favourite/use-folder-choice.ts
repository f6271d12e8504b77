import { useSelector } from '@xstate/react'
import { isNumber } from '#domain/kernel/form-shape.ts'
import { useFoldersLogic } from '../bundle-logic.ts'
import { type Sent, useFormDraft, useKept, useSentOrLeft } from '../components/use-form-draft.ts'
import { useOpenedActor } from '../use-opened-actor.ts'

interface FolderChoiceProps {
  /** By which what is chosen is kept. */
  readonly form: string
  /** Chosen at first. */
  readonly proposed: number
  readonly taken: (folderId: number, sent: Sent) => void
}

/** The choice of a folder for as long as a view asks for it; another one than was proposed is kept until it is taken or left. */
export const useFolderChoice = ({ form, proposed, taken }: FolderChoiceProps) => {
  const draft = useFormDraft(form, isNumber)
  const sent = useSentOrLeft(draft)
  const choice = useOpenedActor(useFoldersLogic().openFolderChoice, {
    chosen: proposed,
    left: draft.left,
    taken: (folderId) => taken(folderId, sent),
  })
  const chosen = useSelector(choice, ({ context }) => context.chosen)
  useKept(draft, chosen === proposed ? null : chosen)
  return { choice, chosen }
}
