import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useMemo, useRef } from 'react'
import { mayReshape, type QuestionDraft } from '#domain/question/question-draft.ts'
import { LateConfirmButton } from '../../components/late-confirm-button.tsx'
import { Problem, troubled } from '../../components/problem.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { EditedQuestionView } from '../edited-question.tsx'
import { problemText } from '../problem-text.ts'
import { asShown } from './as-shown.ts'
import { CorrectionFields, FaultFields } from './correction-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import type { QuestionFormProps } from './question-form-props.ts'

/** A question as it is written, with how it will look beside it. */
export const QuestionForm = ({ editor }: QuestionFormProps) => {
  const { draft, made, problems, writtenFor } = useSelector(editor, ({ context }) => context)
  const form = useTroubledFocus((refused) => editor.on('editor.refused', refused))
  const placeProblem = useId()
  const placeless = problemText(problems, ['noSubject'])
  const type = (change: Partial<QuestionDraft>) => editor.send({ type: 'editor.type', change })
  return (
    <form
      ref={form}
      className="question-editor"
      aria-label={makingCopy.form}
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog may stand within another form, whose sending this is not.
        event.stopPropagation()
        editor.send({ type: 'editor.save' })
      }}
    >
      <div className="question-editor__form">
        {made !== null && <FaultFields made={made} draft={draft} onType={type} />}
        <PictureField editor={editor}>
          <QuestionFields
            draft={draft}
            problems={problems}
            mayChooseSchool={mayReshape(draft) && writtenFor === ''}
            onType={type}
          />
        </PictureField>
        <Section title={makingCopy.where}>
          <div
            tabIndex={-1}
            role="group"
            aria-label={makingCopy.where}
            {...troubled(placeProblem, placeless)}
          >
            <PlaceFields place={draft.place} onChange={(place) => type({ place })} />
          </div>
          <Problem id={placeProblem} text={placeless} />
        </Section>
        {made !== null && <CorrectionFields made={made} draft={draft} onType={type} />}
        <Saving editor={editor} />
      </div>
      <Preview editor={editor} />
    </form>
  )
}

const Preview = ({ editor }: QuestionFormProps) => {
  const { draft, made } = useSelector(editor, ({ context }) => context)
  const shown = useMemo(
    () => asShown(draft.question, made, draft.pictures),
    [draft.question, draft.pictures, made],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the keyboard too
    <aside className="question-editor__preview" aria-label={makingCopy.preview} tabIndex={0}>
      <Section title={makingCopy.preview}>
        <Text as="p" size="1" color="gray">
          {makingCopy.previewHint}
        </Text>
        <EditedQuestionView question={shown} />
      </Section>
    </aside>
  )
}

/** Why it cannot be saved, how it stands, and the button. */
const Saving = ({ editor }: QuestionFormProps) => {
  const { problems, failure, isSaved, isRestored, isTyped } = useSelector(editor, ({ context }) => context)
  const busy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
  const isOvertaken = useSelector(editor, (snapshot) => snapshot.matches({ form: 'overtaken' }))
  const save = useRef<HTMLButtonElement>(null)
  // What was asked about has the focus no more.
  useFocusFallback(isTyped || isRestored, save)
  const told = isSaved
    ? makingCopy.savedNow
    : isTyped
      ? makingCopy.kept
      : isRestored
        ? makingCopy.restored
        : ''
  return (
    <>
      {problems.length > 0 && (
        <Text as="p" size="2" color="red" role="alert">
          {makingCopy.problemsLeft(problems.length)}
        </Text>
      )}
      {failure !== null && !isOvertaken && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(makingCopy.notSaved, failure)}
        </Text>
      )}
      <div className="question-editor__line">
        <Button ref={save} type="submit" aria-disabled={busy || isOvertaken}>
          {busy ? makingCopy.saving : makingCopy.save}
        </Button>
        {(isTyped || isRestored) && (
          <LateConfirmButton
            label={makingCopy.discard}
            question={makingCopy.discardAsk}
            hint={makingCopy.discardHint}
            onConfirm={() => editor.send({ type: 'editor.discard' })}
          />
        )}
        <Text size="2" color="gray" role="status">
          {told}
        </Text>
      </div>
    </>
  )
}
