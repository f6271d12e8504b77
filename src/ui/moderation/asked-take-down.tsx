import { type RefObject, useEffect } from 'react'
import { useOfficeLogic } from '../bundle-logic.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { useTakeDownDraft } from './use-take-down-draft.ts'

export interface AskedTakeDownProps {
  readonly contentId: number
  /** Where the focus goes when it closes. */
  readonly focus: RefObject<HTMLElement | null>
  readonly onTakenDown: () => void
  /** Nothing is asked any more, or it may not be taken down, which has been said. */
  readonly onClose: () => void
}

/** The dialog of 下架, opened as soon as it is known that the content may be taken down. */
export const AskedTakeDown = ({ contentId, focus, onTakenDown, onClose }: AskedTakeDownProps) => {
  const draft = useTakeDownDraft(contentId)
  const moderation = useOpenedActor(useOfficeLogic().openModeration, {
    contentId,
    asksAtOnce: true,
    left: draft.left ?? '',
  })
  useEffect(() => {
    const heard = [
      moderation.on('moderation.refused', onClose),
      moderation.on('moderation.takenDown', () => {
        onTakenDown()
        onClose()
      }),
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  })
  return <TakeDownDialog moderation={moderation} draft={draft} opener={focus} onClose={onClose} />
}
