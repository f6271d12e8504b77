import { Dialog } from '@radix-ui/themes'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { factorActMachine } from '#domain/session/factor-act.machine.ts'
import type { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import type { FactorTask } from '#domain/session/second-factor.machine.ts'
import { secondFactorCopy as words } from '../../copy/second-factor-copy.ts'
import { FactorEnrolment } from '../../session/factor-enrolment.tsx'
import { FactorActForm } from './factor-act-form.tsx'

interface FactorDialogProps {
  readonly enrolment: ActorRefFrom<typeof factorEnrolmentMachine> | undefined
  readonly act: ActorRefFrom<typeof factorActMachine> | undefined
  readonly task: FactorTask
  readonly onLeave: () => void
  readonly onClosed: () => void
}

const TEXTS: Readonly<Record<FactorTask, { readonly title: string; readonly hint: string }>> = {
  enrol: { title: words.enrol.title, hint: words.enrol.hint },
  move: { title: words.enrol.move, hint: words.enrol.moveHint },
  renew: words.renew,
  remove: words.remove,
}

/** What is done about the second factor; stays open while recovery codes are to be written down. */
export const FactorDialog = ({ enrolment, act, task, onLeave, onClosed }: FactorDialogProps) => {
  const { title, hint } = TEXTS[task]
  // It goes with its statechart, before Radix could give the focus back.
  useEffect(() => onClosed, [onClosed])
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onLeave()}>
      <Dialog.Content
        maxWidth="480px"
        onPointerDownOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <Dialog.Title size="5" mb="1">
          {title}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {hint}
        </Dialog.Description>
        {enrolment !== undefined && (
          <FactorEnrolment actor={enrolment} leave={words.enrol.cancel} onLeave={onLeave} />
        )}
        {act !== undefined && <FactorActForm actor={act} onLeave={onLeave} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}
