import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { RELEASE_STATUSES, type ReleaseQuery } from '#domain/release/release-request.ts'
import { useStudioLogic } from '../../actors-context.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { WorkedList } from '../../components/worked-list.tsx'
import { copy } from '../../copy/copy.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { stageOfQueue } from '../../release/queue-stage.ts'
import { ReleaseRow } from './release-row.tsx'

const FIRST = { query: { status: 'asked', page: 1 } } as const

/** 公开申请: what schools ask to be open to all, for reviewers of the platform. Screens `/studio/releases`. */
export const ReleasesPage = () => {
  const actor = useActorRef(useStudioLogic().releases, { input: FIRST })
  const { query, page, reason, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const stage = useSelector(actor, stageOfQueue)
  const show = (wanted: Partial<ReleaseQuery>) =>
    actor.send({ type: 'queue.show', query: { ...query, page: 1, ...wanted } })
  return (
    <>
      <PageHeader title={copy.pageTitles.releases}>
        <Link to="/studio/published">{releaseCopy.toPublished}</Link>
      </PageHeader>
      <div className="worked-list__choices">
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
      <WorkedList
        words={{ ...releaseCopy, list: releaseCopy.queue, none: releaseCopy.noRequests }}
        page={page}
        failure={failure}
        stage={stage}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'queue.reread' })}
        onTurn={(index) => show({ page: index })}
        renderRow={(request) => (
          <ReleaseRow
            key={request.id}
            request={request}
            reason={reason?.item.id === request.id ? reason : null}
            onEvent={actor.send}
          />
        )}
      />
    </>
  )
}
