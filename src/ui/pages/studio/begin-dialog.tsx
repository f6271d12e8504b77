import { Button, Dialog, Flex, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectUser } from '#application/session/session.selectors.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { MAX_COURSE_NAME } from '#domain/studio/course-document.ts'
import type { CourseWanted, draftsMachine } from '#domain/studio/drafts.machine.ts'
import { keptOf, readyToBegin, schoolOf } from '#domain/studio/new-work.ts'
import { useActors } from '../../actors-context.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { type FormDraft, useKept } from '../../components/use-form-draft.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { restoreFocus } from '../../navigation/restore-focus.ts'

const words = studioCopy.list

export const isBegun = shapedAs<CourseWanted>({ organisationId: 0, name: '' })

interface BeginDialogProps {
  readonly drafts: ActorRefFrom<typeof draftsMachine>
  readonly opener: { readonly current: HTMLElement | null }
  readonly draft: FormDraft<CourseWanted>
  readonly onClose: () => void
}

/** A new course: its name and its school. */
export const BeginDialog = ({ drafts, opener, draft, onClose }: BeginDialogProps) => {
  const user = useSelector(useActors().session, selectUser)
  const schools = user?.organisations ?? []
  const isBusy = useSelector(drafts, (it) => it.matches('beginning'))
  const refusal = useSelector(drafts, ({ context }) => context.refusal)
  const { keep } = draft
  const [name, write] = useState(draft.left?.name ?? '')
  const [chosen, setChosen] = useState(draft.left?.organisationId ?? 0)
  const school = schoolOf(schools, chosen)
  const work = { organisationId: school, name }
  const ready = readyToBegin(work)
  useKept(draft, keptOf(work, schools))
  useEffect(() => {
    const { unsubscribe } = drafts.on('drafts.made', () => keep(null))
    return unsubscribe
  }, [drafts, keep])
  const close = () => {
    drafts.send({ type: 'drafts.dismiss' })
    keep(null)
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        maxWidth="440px"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(opener.current)
        }}
      >
        <Dialog.Title size="5" mb="1">
          {words.begin}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {words.beginHint}
        </Dialog.Description>
        <form
          className="studio-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (ready !== null) drafts.send({ type: 'drafts.begin', course: ready })
          }}
        >
          <Labelled label={studioCopy.name}>
            {(field) => (
              <TextField.Root
                {...field}
                value={name}
                maxLength={MAX_COURSE_NAME}
                required
                onChange={({ target }) => write(target.value)}
              />
            )}
          </Labelled>
          {schools.length > 1 && (
            <div className="studio-form__field">
              <Text size="2" aria-hidden="true">
                {words.school}
              </Text>
              <NativeSelect
                label={words.school}
                value={school}
                options={schools.map((one) => ({ value: one.id, name: one.name }))}
                onChoose={setChosen}
              />
            </div>
          )}
          {refusal !== null && (
            <Text as="p" size="2" color="red" role="alert">
              {notDoneText(words.notBegun, refusal)}
            </Text>
          )}
          <Flex gap="3" justify="end">
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray">
                {words.cancel}
              </Button>
            </Dialog.Close>
            <Button type="submit" disabled={ready === null || isBusy}>
              {words.begin}
            </Button>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
