import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { moderationMachine } from '#domain/moderation/moderation.machine.ts'
import { TextArea } from '../components/text-area.tsx'
import { type FormDraft, useKept } from '../components/use-form-draft.ts'
import { moderationCopy as words } from '../copy/moderation-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'

interface TakeDownDialogProps {
  readonly moderation: ActorRefFrom<typeof moderationMachine>
  readonly draft: FormDraft<string>
  /** What it was opened from: its first button has the focus when it closes. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose?: () => void
}

/** 下架: asks for the reason, which the author reads. */
export const TakeDownDialog = ({ moderation, draft, opener, onClose }: TakeDownDialogProps) => {
  const { standing, reason, problem, failure } = useSelector(moderation, ({ context }) => context)
  useKept(draft, reason || null)
  const sending = useSelector(moderation, (it) => it.matches('takingDown'))
  const open = useSelector(moderation, (it) => it.matches('asking') || it.matches('takingDown'))
  const id = useId()
  const close = () => {
    moderation.send({ type: 'moderation.close' })
    onClose?.()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Content
        maxWidth="440px"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const button = opener.current?.querySelector('button')
          const target = button ?? opener.current
          target?.focus({ preventScroll: true })
        }}
      >
        <Dialog.Title size="4">{words.title(standing?.name ?? '')}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          {words.hint}
        </Dialog.Description>
        <form
          aria-busy={sending}
          onSubmit={(event) => {
            event.preventDefault()
            moderation.send({ type: 'moderation.takeDown' })
          }}
        >
          <Flex direction="column" gap="2">
            <label htmlFor={`${id}-reason`}>{words.reason}</label>
            <TextArea
              id={`${id}-reason`}
              rows={3}
              value={reason}
              readOnly={sending}
              aria-invalid={problem !== null}
              onChange={({ target }) => moderation.send({ type: 'moderation.write', reason: target.value })}
            />
            {(problem !== null || failure !== null) && (
              <Text as="p" size="2" color="red" role="alert">
                {problem === null ? notDoneText('', failure) : words.problems[problem]}
              </Text>
            )}
          </Flex>
          <Flex gap="3" mt="4" justify="end">
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                {words.cancel}
              </Button>
            </Dialog.Close>
            <Button type="submit" variant="soft" color="red" aria-disabled={sending}>
              {sending ? words.sending : words.takeDown}
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
