import '../../release/release.css'
import { Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { RELEASE_STATUSES, type ReleaseQuery } from '#domain/release/release-request.ts'
import { useStudioLogic } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { Arriving } from '../../release/arriving.tsx'
import { PageTurner } from '../../release/page-turner.tsx'
import { ReleaseRow } from './release-row.tsx'

/** 公开申请: what schools ask to be open to all, for reviewers of the platform. Screens `/studio/releases`. */
export const ReleasesPage = () => {
  const actor = useActorRef(useStudioLogic().releases)
  const { query, page, reason, failure } = useSelector(actor, ({ context }) => context)
  const isLoading = useSelector(actor, (it) => it.matches('loading'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const show = (wanted: Partial<ReleaseQuery>) =>
    actor.send({ type: 'releases.show', query: { ...query, page: 1, ...wanted } })
  const isShown = !isLoading && !hasFailed
  return (
    <>
      <PageHeader title={copy.pageTitles.releases}>
        <Link to="/studio/published">{releaseCopy.toPublished}</Link>
      </PageHeader>
      <div className="published__choices">
        <NativeSelect<ReleaseQuery['status']>
          label={releaseCopy.status}
          value={query.status}
          options={[
            ...RELEASE_STATUSES.map((value) => ({ value, name: releaseCopy.statuses[value] })),
            { value: 'all', name: releaseCopy.anyStatus },
          ]}
          onChoose={(status) => show({ status })}
        />
      </div>
      {hasFailed && (
        <ErrorState
          message={releaseCopy.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'releases.reread' })}
        />
      )}
      {isLoading && <Arriving />}
      {isShown && failure !== null && (
        <Text as="p" size="2" color="red" role="alert" mb="3">
          {releaseCopy.notDone}：{failureText(failure)}
        </Text>
      )}
      {isShown && page.items.length === 0 && <EmptyState {...releaseCopy.noRequests} />}
      {isShown && page.items.length > 0 && (
        <>
          <ul className="published" aria-label={releaseCopy.queue} aria-busy={isBusy}>
            {page.items.map((request) => (
              <ReleaseRow
                key={request.id}
                request={request}
                reason={reason?.request.id === request.id ? reason : null}
                onEvent={actor.send}
              />
            ))}
          </ul>
          <PageTurner name={releaseCopy.queue} page={page} onTurn={(index) => show({ page: index })} />
        </>
      )}
    </>
  )
}
