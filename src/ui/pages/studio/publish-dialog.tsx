import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { selectUnsavedCaptions } from '#application/studio/course-editor.selectors.ts'
import { MAX_REASON_LENGTH } from '#domain/kernel/reason.ts'
import type { WantedAct } from '#domain/studio/course-editor.events.ts'
import { standingOf } from '#domain/studio/course-outline.ts'
import type { CourseFault } from '#domain/studio/course-studio.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { type KeptField, useKeptField } from '../../components/use-form-draft.ts'
import { usePanelFocus } from '../../components/use-panel-focus.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { restoreFocus } from '../../navigation/restore-focus.ts'
import { CourseComparison } from './course-comparison.tsx'
import { COURSE_FIELDS, type EditorPartProps, fieldIdOf } from './studio-actors.ts'
import { UnsavedCaptions } from './unsaved-captions.tsx'

const words = studioCopy.publish

interface PublishDialogProps extends EditorPartProps {
  readonly opener: { readonly current: HTMLElement | null }
  readonly onClose: () => void
}

const FIELD_OF: Readonly<Partial<Record<CourseFault['kind'], string>>> = {
  name: COURSE_FIELDS.name,
  place: COURSE_FIELDS.place,
  teacher: COURSE_FIELDS.teachers,
  empty: COURSE_FIELDS.outline,
}

/** What is still missing, each leading to its field, and what can be done with the course now. R-studio-3, R-studio-5. */
export const PublishDialog = ({ editor, course, opener, onClose }: PublishDialogProps) => {
  const { findFaults } = useStudioLogic()
  const target = useRef<string | null>(null)
  const { document } = course.workingCopy
  const faults = findFaults(document)
  const { state } = course
  const { rights } = state
  const failure = useSelector(editor, ({ context }) => context.actFailure)
  const lacksCaptions = useSelector(editor, (it) => selectUnsavedCaptions(it).length > 0)
  const isSettling = useSelector(editor, (it) => it.matches({ open: { acting: 'settling' } }))
  const isDoing = useSelector(editor, (it) => it.matches({ open: { acting: 'doing' } }))
  const isBusy = isSettling || isDoing
  const close = () => {
    if (!isDoing) editor.send({ type: 'editor.dismissAct' })
    onClose()
  }
  const lead = (fault: CourseFault) => {
    target.current = FIELD_OF[fault.kind] ?? fieldIdOf(sectionOf(course, fault.key))
    close()
  }
  const perform = (act: WantedAct) => editor.send({ type: 'editor.act', act })
  const isOffered = rights.submit || rights.publish
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        maxWidth="560px"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const field = target.current === null ? null : globalThis.document.getElementById(target.current)
          restoreFocus(field ?? opener.current)
        }}
      >
        <Dialog.Title size="5" mb="1">
          {words.title}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="3">
          {words.status(studioCopy.statuses[state.status], state.version)}
          {state.withdrawn && ` ${words.withdrawn}`}
        </Dialog.Description>
        {isOffered &&
          (faults.length === 0 ? (
            <Text as="p" size="2">
              {words.whole} {rights.publish ? words.forReviewer : words.forMaker}
            </Text>
          ) : (
            <>
              <Text as="p" size="2">
                {words.missing(faults.length)}
              </Text>
              <ul className="course-faults">
                {faults.map((fault) => (
                  <li key={`${fault.key}/${fault.kind}`}>
                    <Button variant="ghost" onClick={() => lead(fault)}>
                      {nameOf(course, fault.key)}
                      {studioCopy.faults[fault.kind]}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          ))}
        {isOffered && <UnsavedCaptions editor={editor} course={course} />}
        {isOffered && state.version > 0 && <CourseComparison draftId={state.id} />}
        {failure !== null && (
          <Text as="p" size="2" color="red" role="alert" mt="3">
            {notDoneText(words.notDone, failure)}
          </Text>
        )}
        {isBusy && (
          <Text as="p" size="2" color="gray" role="status" mt="3">
            {isSettling ? words.settling : words.doing}
          </Text>
        )}
        {rights.return && (
          <Reasoned courseId={state.id} kind="return" required disabled={isBusy} onAct={perform} />
        )}
        {rights.withdraw && (
          <Reasoned courseId={state.id} kind="withdraw" disabled={isBusy} onAct={perform} />
        )}
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {words.close}
            </Button>
          </Dialog.Close>
          {rights.discard && (
            <ConfirmButton
              label={studioCopy.acts.discard}
              question={words.discardAsk}
              hint={words.discardHint}
              disabled={isBusy}
              onConfirm={() => perform({ kind: 'discard' })}
            />
          )}
          {(['recall', 'offer'] as const).map(
            (kind) =>
              rights[kind] && (
                <Button key={kind} variant="soft" disabled={isBusy} onClick={() => perform({ kind })}>
                  {studioCopy.acts[kind]}
                </Button>
              ),
          )}
          {(['submit', 'publish'] as const).map(
            (kind) =>
              rights[kind] && (
                <Button
                  key={kind}
                  disabled={isBusy || lacksCaptions || faults.length > 0}
                  onClick={() => perform({ kind })}
                >
                  {studioCopy.acts[kind]}
                </Button>
              ),
          )}
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** A point is a field of its section. */
const sectionOf = ({ workingCopy: { document } }: EditorPartProps['course'], key: string): string => {
  if (standingOf(document, key) !== null) return key
  const sections = document.chapters.flatMap((chapter) => chapter.sections)
  return sections.find(({ points }) => points.some((point) => point.key === key))?.key ?? key
}

const nameOf = (course: EditorPartProps['course'], key: string): string => {
  if (key === '') return ''
  const name = standingOf(course.workingCopy.document, sectionOf(course, key))?.thing.name.trim()
  return `${name || studioCopy.nameless}：`
}

interface ReasonedProps {
  readonly courseId: number
  readonly kind: 'return' | 'withdraw'
  readonly required?: boolean
  readonly disabled: boolean
  readonly onAct: (act: WantedAct) => void
}

/** An act with its reason, behind a button that opens the field. */
const Reasoned = ({ courseId, kind, required = false, disabled, onAct }: ReasonedProps) => {
  const reason = useKeptField<string>(`course/${courseId}/${kind}`, '')
  const [open, setOpen] = useState(reason.value !== '')
  const opener = useRef<HTMLButtonElement>(null)
  if (!open)
    return (
      <p className="course-faults__act">
        <Button ref={opener} variant="soft" color="gray" disabled={disabled} onClick={() => setOpen(true)}>
          {studioCopy.acts[kind]}…
        </Button>
      </p>
    )
  return (
    <ReasonFields
      kind={kind}
      required={required}
      disabled={disabled}
      reason={reason}
      onAct={onAct}
      onLeave={() => {
        reason.leave()
        flushSync(() => setOpen(false))
        opener.current?.focus()
      }}
    />
  )
}

interface ReasonFieldsProps extends Omit<ReasonedProps, 'courseId'> {
  readonly reason: KeptField<string>
  readonly onLeave: () => void
}

const ReasonFields = ({
  kind,
  required = false,
  disabled,
  reason: { value: reason, write, sent },
  onAct,
  onLeave,
}: ReasonFieldsProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  usePanelFocus(field)
  return (
    <form
      className="course-part__field"
      onSubmit={(event) => {
        event.preventDefault()
        sent()
        onAct({ kind, reason: reason.trim() })
      }}
    >
      <Labelled label={words.reason} hint={words.reasonHint}>
        {(labelled) => (
          <TextArea
            {...labelled}
            ref={field}
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Labelled>
      <Flex gap="3" justify="end">
        <Button type="button" variant="soft" color="gray" onClick={onLeave}>
          {words.cancel}
        </Button>
        <Button type="submit" color="red" disabled={disabled || (required && reason.trim().length < 4)}>
          {studioCopy.acts[kind]}
        </Button>
      </Flex>
    </form>
  )
}
