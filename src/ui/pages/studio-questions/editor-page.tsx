import './studio-questions.css'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { selectUser } from '#application/session/session.selectors.ts'
import { NOWHERE } from '#domain/question/bank-query.ts'
import { newQuestionDraft } from '#domain/question/question-draft.ts'
import type { questionEditorMachine } from '#domain/question/question-editor.machine.ts'
import { useActors, useBankLogic } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { studioQuestionIdOf, studioQuestionsAddress } from '../../routing/studio-question-address.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { QuestionForm } from './question-form.tsx'

/** 出题: one question is written or corrected. Screens `/studio/questions`. */
export const EditorPage = () => {
  const { id: named } = useParams()
  const userId = useSelector(useActors().session, (session) => selectUser(session)?.id ?? 0)
  const id = studioQuestionIdOf(named)
  return (
    <>
      <PageHeader title={id === 0 ? makingCopy.newTitle : makingCopy.editTitle}>
        <Button asChild variant="soft" color="gray">
          <Link to={studioQuestionsAddress}>{makingCopy.toList}</Link>
        </Button>
      </PageHeader>
      {id === null ? (
        <EmptyState title={makingCopy.absent} hint="" />
      ) : (
        <Editor key={`${userId}/${id}`} userId={userId} questionId={id} />
      )}
    </>
  )
}

interface EditorProps {
  readonly userId: number
  readonly questionId: number
}

const Editor = ({ userId, questionId }: EditorProps) => {
  const { openQuestionEditor, makeClientId } = useBankLogic()
  const school = useSelector(useActors().session, (session) => selectUser(session)?.organisations[0]?.id ?? 0)
  const [fresh] = useState(() => newQuestionDraft(makeClientId(), school, NOWHERE))
  const editor = useOpenedActor(openQuestionEditor, { userId, questionId, fresh })
  useCrumb(questionId === 0 ? makingCopy.newTitle : makingCopy.editTitle)
  return <EditorView editor={editor} />
}

const EditorView = ({ editor }: { readonly editor: ActorRefFrom<typeof questionEditorMachine> }) => {
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
      return (
        <ErrorState
          message={makingCopy.failed}
          reason={failureText(failure)}
          onRetry={() => editor.send({ type: 'editor.retry' })}
        />
      )
    case 'overtaken':
      return (
        <>
          <div className="made__line" role="alert">
            <Text size="2">{makingCopy.overtaken}</Text>
            <Button onClick={() => editor.send({ type: 'editor.keepMine' })}>{makingCopy.keepMine}</Button>
            <Button variant="soft" onClick={() => editor.send({ type: 'editor.discard' })}>
              {makingCopy.takeTheirs}
            </Button>
          </div>
          <QuestionForm editor={editor} />
        </>
      )
    case 'writing':
    case 'saving':
    case 'rereading':
      return <QuestionForm editor={editor} />
  }
}
