import './published.css'
import { useSelector } from '@xstate/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ReleaseChange } from '#domain/release/published.machine.ts'
import { PUBLISHED_ORDERS, type PublishedQuery, USE_DAYS } from '#domain/release/published.ts'
import { useActors } from '../../actors-context.tsx'
import { useStudioLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { contentTypesCopy } from '../../copy/content-types-copy.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import {
  publishedAddress,
  publishedQueryOf,
  RELEASES_ADDRESS,
  VERSIONS_ADDRESS,
} from '../../routing/release-codec.ts'
import { TAKEN_DOWN_ADDRESS } from '../../routing/taken-down-address.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { PublishedRow } from './published-row.tsx'
import { PublishingNotices } from './publishing-notices.tsx'

/** 我发布的内容: what somebody has published, who sees it and how much it is used. Screens `/studio/published`. */
export const PublishedPage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const query = publishedQueryOf(asked)
  const actor = useActorRef(useStudioLogic().published, { input: { query } })
  useWhenChanged(publishedAddress(query), () => actor.send({ type: 'published.show', query }))
  const { page, failure } = useSelector(actor, ({ context }) => context)
  const isLoading = useSelector(actor, (it) => it.matches('loading'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isPlatform = useSelector(useActors().session, (it) => selectUser(it)?.rights.platformReview === true)
  const isReviewer = useSelector(useActors().session, (it) => selectUser(it)?.rights.review === true)
  const latest = useLatestSearch()
  const show = (next: Partial<PublishedQuery>) =>
    void navigate(publishedAddress({ ...publishedQueryOf(latest()), page: 1, ...next }))
  const change = (it: ReleaseChange) => actor.send({ type: 'published.change', change: it })
  return (
    <>
      <PageHeader title={innerTitles.published}>
        <span className="published__links">
          {(isPlatform || isReviewer) && <Link to={VERSIONS_ADDRESS}>{releaseCopy.toVersions}</Link>}
          {isReviewer && <Link to={TAKEN_DOWN_ADDRESS}>{releaseCopy.toTakenDown}</Link>}
          {isPlatform && <Link to={RELEASES_ADDRESS}>{releaseCopy.toQueue}</Link>}
        </span>
      </PageHeader>
      <PublishingNotices />
      <Choices query={query} onChoose={show} />
      <WorkedList
        words={{ ...releaseCopy, none: query.type === 0 ? releaseCopy.none : releaseCopy.noneOfType }}
        page={page}
        failure={failure}
        stage={isLoading ? 'arriving' : hasFailed ? 'failed' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'published.reread' })}
        onTurn={(index) => show({ page: index })}
        renderRow={(thing) => <PublishedRow key={thing.id} thing={thing} onChange={change} />}
      />
    </>
  )
}

interface ChoicesProps {
  readonly query: PublishedQuery
  readonly onChoose: (query: Partial<PublishedQuery>) => void
}

const Choices = ({ query, onChoose }: ChoicesProps) => {
  const user = useSelector(useActors().session, selectUser)
  const types = Object.values(CONTENT_TYPE).map((value) => ({ value, name: contentTypesCopy[value] }))
  return (
    <div className="worked-list__choices">
      {user?.rights.review && (
        <NativeSelect
          label={releaseCopy.whose}
          value={query.organisationId}
          options={[
            { value: 0, name: releaseCopy.own },
            ...user.organisations.map(({ id, name }) => ({ value: id, name: releaseCopy.ofSchool(name) })),
          ]}
          onChoose={(organisationId) => onChoose({ organisationId })}
        />
      )}
      <NativeSelect<PublishedQuery['type']>
        label={releaseCopy.type}
        value={query.type}
        options={[{ value: 0, name: releaseCopy.anyType }, ...types]}
        onChoose={(type) => onChoose({ type })}
      />
      <NativeSelect
        label={releaseCopy.order}
        value={query.order}
        options={PUBLISHED_ORDERS.map((value) => ({ value, name: releaseCopy.orders[value] }))}
        onChoose={(order) => onChoose({ order })}
      />
      <NativeSelect
        label={releaseCopy.period}
        value={query.days}
        options={USE_DAYS.map((value) => ({ value, name: releaseCopy.days[value] }))}
        onChoose={(days) => onChoose({ days })}
      />
    </div>
  )
}
