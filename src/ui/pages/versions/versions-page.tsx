import '../../release/release.css'
import { Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import type { VersionQuery } from '#domain/release/resource-version.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { useActors, useStudioLogic } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { resourceVersionCopy as words } from '../../copy/resource-version-copy.ts'
import { Arriving } from '../../release/arriving.tsx'
import { PageTurner } from '../../release/page-turner.tsx'
import { VersionRow } from './version-row.tsx'

/** Where versions wait that somebody may review. */
const placesOf = (user: CurrentUser | null) => [
  ...(user?.rights.review ? user.organisations : []).map(({ id, name }) => ({
    value: id,
    name: words.ofSchool(name),
  })),
  ...(user?.rights.platformReview === true ? [{ value: 0, name: words.ofPlatform }] : []),
]

/** 资料新版本: what reviewers of a school and of the platform decide on. Screens `/studio/versions`. */
export const VersionsPage = () => {
  const user = useSelector(useActors().session, selectUser)
  const places = placesOf(user)
  const [first] = places
  return (
    <>
      <PageHeader title={copy.pageTitles.versions}>
        <Link to="/studio/published">{words.back}</Link>
      </PageHeader>
      {first === undefined ? (
        <EmptyState {...words.noRight} />
      ) : (
        <Queue places={places} organisationId={first.value} />
      )}
    </>
  )
}

interface QueueProps {
  readonly places: ReturnType<typeof placesOf>
  readonly organisationId: number
}

const Queue = ({ places, organisationId }: QueueProps) => {
  const actor = useActorRef(useStudioLogic().versionQueue, { input: { organisationId } })
  const { query, page, reason, failure } = useSelector(actor, ({ context }) => context)
  const isLoading = useSelector(actor, (it) => it.matches('loading'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const show = (wanted: Partial<VersionQuery>) =>
    actor.send({ type: 'versions.show', query: { ...query, page: 1, ...wanted } })
  const isShown = !isLoading && !hasFailed
  return (
    <>
      {places.length > 1 && (
        <div className="published__choices">
          <NativeSelect
            label={words.whose}
            value={query.organisationId}
            options={places}
            onChoose={(chosen) => show({ organisationId: chosen })}
          />
        </div>
      )}
      {hasFailed && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'versions.reread' })}
        />
      )}
      {isLoading && <Arriving />}
      {isShown && failure !== null && (
        <Text as="p" size="2" color="red" role="alert" mb="3">
          {words.notDone}：{failureText(failure)}
        </Text>
      )}
      {isShown && page.items.length === 0 && <EmptyState {...words.none} />}
      {isShown && page.items.length > 0 && (
        <>
          <ul className="published" aria-label={words.queue} aria-busy={isBusy}>
            {page.items.map((item) => (
              <VersionRow
                key={item.new.id}
                item={item}
                reason={reason?.item.new.id === item.new.id ? reason : null}
                onEvent={actor.send}
              />
            ))}
          </ul>
          <PageTurner name={words.queue} page={page} onTurn={(index) => show({ page: index })} />
        </>
      )}
    </>
  )
}
