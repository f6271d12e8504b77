import './question-editor.css'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { isRejectedAs } from '#domain/kernel/failure.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Section } from '../../components/section.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { EditedQuestionView } from '../edited-question.tsx'
import { asShown } from './as-shown.ts'
import { QuestionForm } from './question-form.tsx'
import type { QuestionFormProps } from './question-form-props.ts'

/** A question that is written or corrected, from its reading on. */
export const EditorView = ({ editor }: QuestionFormProps) => {
  const state = useSelector(editor, ({ value }) => value.form)
  const failure = useSelector(editor, ({ context }) => context.failure)
  switch (state) {
    case 'opening':
      return (
        <div role="status" aria-label={makingCopy.loading}>
          <Skeleton height="320px" />
        </div>
      )
    case 'failed':
    case 'defect':
      // Asked again it would be the same.
      if (failure?.kind === 'forbidden' || isRejectedAs(failure, 'missing'))
        return <EmptyState {...makingCopy.absent} />
      return (
        <ErrorState
          message={makingCopy.failed}
          reason={failureText(failure)}
          onRetry={() => editor.send({ type: 'editor.retry' })}
        />
      )
    case 'writing':
    case 'saving':
    case 'rereading':
    case 'overtaken':
      return (
        <>
          {state === 'overtaken' && (
            <>
              <Theirs editor={editor} />
              <div className="question-editor__line" role="alert">
                <Text size="2">{makingCopy.overtaken}</Text>
                <Button onClick={() => editor.send({ type: 'editor.keepMine' })}>
                  {makingCopy.keepMine}
                </Button>
                <Button variant="soft" onClick={() => editor.send({ type: 'editor.discard' })}>
                  {makingCopy.takeTheirs}
                </Button>
              </div>
            </>
          )}
          <QuestionForm editor={editor} />
        </>
      )
  }
}

/** What somebody else saved meanwhile, to choose by. */
const Theirs = ({ editor }: QuestionFormProps) => {
  const made = useSelector(editor, ({ context }) => context.made)
  if (made === null) return null
  const [last] = made.versions
  return (
    <Section title={makingCopy.theirs}>
      {last !== undefined && (
        <Text as="p" size="2" color="gray">
          {makingCopy.savedBy(last.by, last.reason)}
        </Text>
      )}
      <EditedQuestionView question={asShown(made.edit, made, [])} />
    </Section>
  )
}
