import './resource-editor.css'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import type { ResourceEditorInput } from '#domain/release/resource-editor.events.ts'
import type { ResourceEditor } from '#domain/release/resource-editor.machine.ts'
import type { EditedResource, ResourceForm } from '#domain/release/resource-version.ts'
import { useActors } from '../../actors-context.tsx'
import { useSchoolLogic, useStudioLogic } from '../../bundle-logic.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { resourceVersionCopy as words } from '../../copy/resource-version-copy.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { ResourceFields } from './resource-fields.tsx'
import { VersionHistory } from './version-history.tsx'

/** 修改资料: a published resource in the hands of its teacher. Screens `/studio/resources/:id`. */
export const ResourceEditorPage = () => {
  const { id = '' } = useParams()
  // What the form needs comes with the page, not after it is shown.
  useSchoolLogic()
  const userId = useSelector(useActors().session, (session) => selectUser(session)?.id ?? 0)
  return <Editor key={`${userId}/${id}`} id={Number(id) || 0} userId={userId} />
}

const Editor = (input: ResourceEditorInput) => {
  const actor = useActorRef(useStudioLogic().resourceEditor, { input })
  const { resource, form, failure, done, contest } = useSelector(actor, ({ context }) => context)
  const isMissing = useSelector(actor, (it) => it.matches('missing'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isOpen = useSelector(actor, (it) => it.hasTag('open'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const page = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${done} ${form === null} ${contest === null}`, page)
  const reread = () => actor.send({ type: 'resource.reread' })
  return (
    <>
      <PageHeader title={resource?.current.name || innerTitles.resourceEditor}>
        <Link to="/studio/published">{words.back}</Link>
      </PageHeader>
      {isMissing && <EmptyState {...words.missing} />}
      {hasFailed && <ErrorState message={words.failed} reason={failureText(failure)} onRetry={reread} />}
      {!(isOpen || isMissing || hasFailed) && (
        <div role="status" aria-label={words.loading} className="resource-editor">
          <Skeleton height="240px" />
          <Skeleton height="120px" />
        </div>
      )}
      {isOpen && resource !== null && (
        <div ref={page} tabIndex={-1} className="resource-editor" aria-busy={isBusy}>
          <Text as="p" size="2" role="status">
            {done !== null && words.done[done]}
          </Text>
          {failure !== null && (
            <div role="alert" className="resource-editor__line">
              <Text size="2" color="red">
                {notDoneText(words.notDone, failure)}
              </Text>
              <Button size="1" variant="soft" disabled={isBusy} onClick={reread}>
                {words.reread}
              </Button>
            </div>
          )}
          <Unsent actor={actor} />
          <Standing actor={actor} resource={resource} form={form} />
          <VersionHistory actor={actor} resource={resource} />
        </div>
      )}
    </>
  )
}

/** That the form stands as it was left, and what was changed elsewhere meanwhile. */
const Unsent = ({ actor }: { readonly actor: ResourceEditor }) => {
  const { resource, isRestored, contest } = useSelector(actor, ({ context }) => context)
  if (resource?.can.edit !== true) return null
  const settle = (whose: 'mine' | 'theirs') => actor.send({ type: 'resource.settle', whose })
  return (
    <>
      {isRestored && (
        <Text as="p" size="2" role="status">
          {words.restored}
        </Text>
      )}
      {contest !== null && (
        <div role="alert" className="resource-editor__line">
          <Text size="2">
            {words.contested(contest.fields.map((field) => words.fields[field]).join(words.listSeparator))}
          </Text>
          <Button size="1" variant="soft" onClick={() => settle('mine')}>
            {words.keepMine}
          </Button>
          <Button size="1" variant="soft" color="gray" onClick={() => settle('theirs')}>
            {words.takeTheirs}
          </Button>
        </div>
      )}
    </>
  )
}

interface StandingProps {
  readonly actor: ResourceEditor
  readonly resource: EditedResource
  readonly form: ResourceForm | null
}

/** The form, or why there is none now. */
const Standing = ({ actor, resource, form }: StandingProps) => {
  if (resource.withdrawn) return <Text as="p">{words.withdrawn}</Text>
  const waiting = resource.versions.find(({ status }) => status === 'waiting')
  if (waiting !== undefined)
    return (
      <div className="resource-editor__line">
        <Text as="p">{words.waiting}</Text>
        {resource.can.takeBack && (
          <ConfirmButton
            label={words.takeBack}
            question={words.takeBackQuestion}
            hint={words.takeBackHint}
            onConfirm={() => actor.send({ type: 'resource.takeBack', versionId: waiting.id })}
          />
        )}
      </div>
    )
  return resource.can.edit && form !== null ? (
    <ResourceFields actor={actor} resource={resource} form={form} />
  ) : null
}
