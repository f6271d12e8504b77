import { Dialog } from '@radix-ui/themes'
import type { RefObject } from 'react'
import type { Decider } from '#domain/review/decider.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { Verdict } from '#domain/review/verdict.ts'
import { useSchoolLogic } from '../bundle-logic.ts'
import { CorrectForm } from './correct-form.tsx'
import type { LeftVerdict, VerdictDraft } from './left-verdict.ts'
import { RejectForm } from './reject-form.tsx'
import { AcceptForm, KeepForm } from './removal-forms.tsx'

/** What is asked before a decision, of which requests, and where that came from. */
export interface Asked {
  readonly kind: LeftVerdict['kind']
  readonly requests: readonly ShareRequest[]
  readonly opener: Element | null
}

export interface ReviewDialogProps {
  readonly asked: Asked
  /** What was decided of the same requests and did not get through: its words are there again. */
  readonly unsent: Verdict | null
  readonly draft: VerdictDraft
  readonly organisationId: number
  readonly decider: Decider
  readonly onClose: () => void
  /** Where the focus goes when what opened the dialog is gone. */
  readonly fallback: RefObject<HTMLElement | null>
}

/** Why several are rejected, or what is put right before one is approved. */
export const ReviewDialog = (props: ReviewDialogProps) =>
  props.asked.kind === 'correct' ? <WithPlaces {...props} /> : <Asking {...props} />

/** The dialog is there with all that it asks for, so that the focus finds it. */
const WithPlaces = (props: ReviewDialogProps) => {
  useSchoolLogic()
  return <Asking {...props} />
}

const Asking = ({ asked, unsent, draft, organisationId, decider, onClose, fallback }: ReviewDialogProps) => {
  const { kind, requests, opener } = asked
  const [first] = requests
  const leave = () => {
    draft.keep(null)
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && leave()}>
      <Dialog.Content
        maxWidth="520px"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
          const target = isThere ? opener : fallback.current
          target?.focus({ preventScroll: true })
        }}
      >
        {(kind === 'reject' || kind === 'takeDown') && (
          <RejectForm
            kind={kind}
            requests={requests}
            unsent={unsent}
            draft={draft}
            decider={decider}
            onGiven={onClose}
          />
        )}
        {kind === 'accept' && first !== undefined && (
          <AcceptForm request={first} decider={decider} onGiven={onClose} />
        )}
        {kind === 'keep' && first !== undefined && (
          <KeepForm request={first} unsent={unsent} draft={draft} decider={decider} onGiven={onClose} />
        )}
        {kind === 'correct' && first !== undefined && (
          <CorrectForm
            request={first}
            draft={draft}
            organisationId={organisationId}
            decider={decider}
            onGiven={onClose}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}
