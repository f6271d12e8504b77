import './review.css'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { schoolLibraryMachine } from '#domain/school-file/school-library.machine.ts'
import { useReviewLogic } from '../bundle-logic.ts'
import { OverlayBoundary } from '../components/overlay-boundary.tsx'
import { useFormDraft } from '../components/use-form-draft.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { isLeftVerdict } from './left-verdict.ts'
import { ReviewDialog } from './review-dialog.lazy.ts'

/** A file of the library that is to go, and what was pressed for it. */
export interface TakeDownAsked {
  readonly contentId: number
  readonly opener: Element | null
}

export interface LibraryTakeDownProps {
  readonly library: ActorRefFrom<typeof schoolLibraryMachine>
  readonly asked: TakeDownAsked
  /** Where the focus goes when what was pressed is gone. */
  readonly fallback: RefObject<HTMLElement | null>
}

/** The dialog of the review, for the file that is asked about: why it goes, or that its owner's wish is done. */
export const LibraryTakeDown = ({ library, asked, fallback }: LibraryTakeDownProps) => {
  const takeDown = useOpenedActor(useReviewLogic().openTakeDown, library)
  useEffect(() => takeDown.send({ type: 'takeDown.ask', contentId: asked.contentId }), [takeDown, asked])
  const request = useSelector(takeDown, ({ context }) => context.request)
  const contentId = useSelector(takeDown, ({ context }) => context.contentId)
  const unsent = useSelector(takeDown, ({ context }) => context.unsent)
  const draft = useFormDraft('verdict/library', isLeftVerdict)
  useEffect(() => {
    const forget = () => draft.keep(null)
    const heard = [takeDown.on('takeDown.done', forget), takeDown.on('takeDown.gone', forget)]
    return () => heard.forEach(({ unsubscribe }) => unsubscribe())
  }, [takeDown, draft])
  const isAsking = useSelector(takeDown, (snapshot) => snapshot.matches('asking'))
  if (!isAsking || request === null) return null
  const close = () => takeDown.send({ type: 'takeDown.close' })
  return (
    <OverlayBoundary onLeave={close}>
      <ReviewDialog
        asked={{
          kind: request.status === 'removing' ? 'accept' : 'takeDown',
          requests: [request],
          opener: asked.opener,
        }}
        draft={draft}
        unsent={unsent?.contentId === contentId ? unsent.verdict : null}
        organisationId={request.organisation.id}
        decider={takeDown}
        onClose={close}
        fallback={fallback}
      />
    </OverlayBoundary>
  )
}
