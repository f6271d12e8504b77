import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { NOWHERE } from '#domain/question/bank-query.ts'
import { newQuestionDraft } from '#domain/question/question-draft.ts'
import { useActors } from '../../actors-context.tsx'
import { useBankLogic, useMakingLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { makingCopy } from '../../copy/making-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { EditorView } from '../../question/making/editor-view.tsx'
import { STUDIO_QUESTIONS_ADDRESS } from '../../routing/studio-address.ts'
import { studioQuestionIdOf } from '../../routing/studio-question-address.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'

/** 出题: one question is written or corrected. Screens `/studio/questions`. */
export const EditorPage = () => {
  const { id: named } = useParams()
  const userId = useSelector(useActors().session, (session) => selectUser(session)?.id ?? 0)
  const id = studioQuestionIdOf(named)
  const hasNoSchool = useSelector(
    useActors().session,
    (session) => selectUser(session)?.organisations.length === 0,
  )
  return (
    <>
      <PageHeader title={id === 0 ? makingCopy.newTitle : makingCopy.editTitle}>
        <Button asChild variant="soft" color="gray">
          <Link to={STUDIO_QUESTIONS_ADDRESS}>{makingCopy.toList}</Link>
        </Button>
      </PageHeader>
      {id === null ? (
        <EmptyState {...makingCopy.absent} />
      ) : id === 0 && hasNoSchool ? (
        <EmptyState {...makingCopy.noSchool} />
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
  const { openQuestionEditor } = useMakingLogic()
  const { makeClientId } = useBankLogic()
  const school = useSelector(useActors().session, (session) => selectUser(session)?.organisations[0]?.id ?? 0)
  const [fresh] = useState(() => newQuestionDraft(makeClientId(), school, NOWHERE))
  const editor = useOpenedActor(openQuestionEditor, { userId, questionId, writtenFor: '', fresh })
  useCrumb(questionId === 0 ? makingCopy.newTitle : makingCopy.editTitle)
  return <EditorView editor={editor} />
}
