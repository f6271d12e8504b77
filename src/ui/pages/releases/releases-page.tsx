import { useSelector } from '@xstate/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { type LeftReason, unsentReasons } from '#domain/kernel/decision-queue.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { RELEASE_STATUSES, type ReleaseQuery, type ReleaseRefusal } from '#domain/release/release-request.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { stageOfQueue } from '../../release/queue-stage.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import { PUBLISHED_ADDRESS, releaseQueryOf, releasesAddress } from '../../routing/release-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { ReleaseRow } from './release-row.tsx'

const areReasons = shapedAs<readonly LeftReason<ReleaseRefusal>[]>([{ how: 'decline', id: 0, words: '' }])

/** 公开申请: what schools ask to be open to all, for reviewers of the platform. Screens `/studio/releases`. */
export const ReleasesPage = () => {
  const draft = useFormDraft('release', areReasons)
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const query = releaseQueryOf(asked)
  const actor = useActorRef(useStudioLogic().releases, { input: { query, left: draft.left } })
  useWhenChanged(releasesAddress(query), () => actor.send({ type: 'queue.show', query }))
  const { page, reason, left, failure } = useSelector(actor, ({ context }) => context)
  const unsent = unsentReasons(left, reason, ({ id }) => id)
  useKept(draft, unsent.length === 0 ? null : unsent)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const stage = useSelector(actor, stageOfQueue)
  const latest = useLatestSearch()
  const show = (next: Partial<ReleaseQuery>) =>
    void navigate(releasesAddress({ ...releaseQueryOf(latest()), page: 1, ...next }))
  return (
    <>
      <PageHeader title={innerTitles.releases}>
        <Link to={PUBLISHED_ADDRESS}>{releaseCopy.toPublished}</Link>
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
