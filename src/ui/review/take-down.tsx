import './review.css'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { takeDownMachine } from '#domain/review/take-down.machine.ts'
import type { schoolLibraryMachine } from '#domain/school-file/school-library.machine.ts'
import { useSchoolLogic } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { useFormDraft } from '../components/use-form-draft.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { isLeftVerdict } from './left-verdict.ts'
import { ReviewDialog } from './review-dialog.lazy.ts'

export interface TakeDown {
  readonly takeDown: ActorRefFrom<typeof takeDownMachine>
  /** Asks why a file of the library is to go; what was pressed has the focus again when nothing comes of it. */
  readonly ask: (contentId: number) => void
  readonly opener: RefObject<Element | null>
}

/** Taking files of a library down where they are listed. */
export const useTakeDown = (library: ActorRefFrom<typeof schoolLibraryMachine>): TakeDown => {
  const takeDown = useOpenedActor(useSchoolLogic().openTakeDown, library)
  const opener = useRef<Element | null>(null)
  const ask = (contentId: number) => {
    opener.current = document.activeElement
    takeDown.send({ type: 'takeDown.ask', contentId })
  }
  return { takeDown, ask, opener }
}

export interface TakeDownDialogProps extends Pick<TakeDown, 'takeDown' | 'opener'> {
  /** Where the focus goes when what was pressed is gone. */
  readonly fallback: RefObject<HTMLElement | null>
}

/** The dialog of the review, for the file that is asked about: why it goes, or that its owner's wish is done. */
export const TakeDownDialog = ({ takeDown, opener, fallback }: TakeDownDialogProps) => {
  const request = useSelector(takeDown, ({ context }) => context.request)
  const contentId = useSelector(takeDown, ({ context }) => context.contentId)
  const unsent = useSelector(takeDown, ({ context }) => context.unsent)
  const draft = useFormDraft('verdict/library', isLeftVerdict)
  useEffect(() => takeDown.on('takeDown.done', () => draft.keep(null)).unsubscribe, [takeDown, draft])
  const isAsking = useSelector(takeDown, (snapshot) => snapshot.matches('asking'))
  if (!isAsking || request === null) return null
  return (
    <PartBoundary missing={<ReloadButton />}>
      <ReviewDialog
        asked={{
          kind: request.status === 'removing' ? 'accept' : 'takeDown',
          requests: [request],
          opener: opener.current,
        }}
        draft={draft}
        unsent={unsent?.contentId === contentId ? unsent.verdict : null}
        organisationId={request.organisation.id}
        onDecide={({ verdict }) => takeDown.send({ type: 'takeDown.decide', verdict })}
        onClose={() => takeDown.send({ type: 'takeDown.close' })}
        fallback={fallback}
      />
    </PartBoundary>
  )
}
