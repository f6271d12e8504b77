import './person.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { peopleCopy } from '../../copy/people-copy.ts'
import { personCopy as words } from '../../copy/person-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import { PEOPLE_ADDRESS } from '../../routing/people-codec.ts'
import { personDataAddress } from '../../routing/personal-data-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { FirstPasswordCard } from './first-password-card.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonFields } from './person-fields.tsx'
import { PersonNews } from './person-news.tsx'

/** One person in the hands of an administrator. Screens `/manage/people/:id`. */
export const PersonPage = () => {
  const { id = '' } = useParams()
  return <Editor key={id} id={/^\d{1,9}$/.test(id) ? Number(id) : 0} />
}

const Editor = ({ id }: { readonly id: number }) => {
  const userId = useSelector(useActors().session, selectUser)?.id ?? 0
  const actor = useActorRef(useOfficeLogic().personEditor, { input: { userId, id } })
  const { open, form, failure, done, password } = useSelector(actor, ({ context }) => context)
  const isMissing = useSelector(actor, (it) => it.matches('missing'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isForbidden = hasFailed && failure?.kind === 'forbidden'
  const isOpen = useSelector(actor, (it) => it.hasTag('open'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const page = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${done} ${password} ${open?.person.rowVersion}`, page)
  const reread = () => actor.send({ type: 'person.reread' })
  return (
    <>
      <PageHeader title={open?.person.name || innerTitles.person}>
        <Link to={PEOPLE_ADDRESS}>{words.back}</Link>
      </PageHeader>
      {isMissing && <EmptyState {...words.missing} />}
      {isForbidden && <Refused {...peopleCopy.forbidden} />}
      {hasFailed && !isForbidden && (
        <ErrorState message={words.failed} reason={failureText(failure)} onRetry={reread} />
      )}
      {!(isOpen || isMissing || hasFailed) && (
        <div role="status" aria-label={words.loading} className="person">
          <Skeleton height="240px" />
          <Skeleton height="120px" />
        </div>
      )}
      {isOpen && open !== null && form !== null && (
        <div ref={page} tabIndex={-1} className="person" aria-busy={isBusy}>
          <StatusLine>{done === null ? '' : words.done[done]}</StatusLine>
          {/* Alone: what is pressed beside it would be heard by nobody, and a way off the page would lose it. */}
          {password !== '' ? (
            <FirstPasswordCard
              name={open.person.name}
              account={open.person.account}
              password={password}
              putAway={words.putAway}
              onPutAway={() => actor.send({ type: 'person.putAway' })}
            />
          ) : (
            <>
              <PersonNews actor={actor} />
              <PersonFields actor={actor} managed={open.managed} person={open.person} form={form} />
              <PersonAccess actor={actor} person={open.person} />
              {open.person.account !== '' && (
                <Text as="p" size="2">
                  <Link to={personDataAddress(id)} className="person__way">
                    {words.personalData}
                  </Link>
                </Text>
              )}
            </>
          )}
        </div>
      )}
    </>
  )
}
