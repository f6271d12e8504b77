import { useSelector } from '@xstate/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { type LeftReason, unsentReasons } from '#domain/kernel/decision-queue.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import type { VersionQuery } from '#domain/release/resource-version.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { useActors } from '../../actors-context.tsx'
import { useStudioLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { resourceVersionCopy as words } from '../../copy/resource-version-copy.ts'
import { stageOfQueue } from '../../release/queue-stage.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import { PUBLISHED_ADDRESS, versionQueryOf, versionsAddress } from '../../routing/release-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
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
  return (
    <>
      <PageHeader title={innerTitles.versions}>
        <Link to={PUBLISHED_ADDRESS}>{words.back}</Link>
      </PageHeader>
      {places.length === 0 ? <EmptyState {...words.noRight} /> : <Queue places={places} />}
    </>
  )
}

const areReasons = shapedAs<readonly LeftReason<'return'>[]>([{ how: 'return', id: 0, words: '' }])

interface QueueProps {
  readonly places: ReturnType<typeof placesOf>
}

const Queue = ({ places }: QueueProps) => {
  const draft = useFormDraft('version', areReasons)
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const ids = places.map(({ value }) => value)
  const query = versionQueryOf(asked, ids)
  const actor = useActorRef(useStudioLogic().versionQueue, {
    input: { query, left: draft.left },
  })
  useWhenChanged(versionsAddress(query), () => actor.send({ type: 'queue.show', query }))
  const { page, reason, left, failure } = useSelector(actor, ({ context }) => context)
  const unsent = unsentReasons(left, reason, (item) => item.new.id)
  useKept(draft, unsent.length === 0 ? null : unsent)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const stage = useSelector(actor, stageOfQueue)
  const latest = useLatestSearch()
  const show = (next: Partial<VersionQuery>) =>
    void navigate(versionsAddress({ ...versionQueryOf(latest(), ids), page: 1, ...next }))
  return (
    <>
      {places.length > 1 && (
        <div className="worked-list__choices">
          <NativeSelect
            label={words.whose}
            value={query.organisationId}
            options={places}
            onChoose={(chosen) => show({ organisationId: chosen })}
          />
        </div>
      )}
      <WorkedList
        words={{ ...words, list: words.queue }}
        page={page}
        failure={failure}
        stage={stage}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'queue.reread' })}
        onTurn={(index) => show({ page: index })}
        renderRow={(item) => (
          <VersionRow
            key={item.new.id}
            item={item}
            query={query}
            reason={reason?.item.new.id === item.new.id ? reason : null}
            onEvent={actor.send}
          />
        )}
      />
    </>
  )
}
