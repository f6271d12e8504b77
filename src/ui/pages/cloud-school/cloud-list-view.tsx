import { Heading } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { CloudListPage, CloudListQuery } from '#domain/school-file/cloud-school.ts'
import type { RoleMenuItem } from '#domain/session/current-user.ts'
import { useSchoolLogic } from '../../bundle-logic.ts'
import { ResultFrame, ResultItems } from '../../catalogue/result-frame.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { cloudAddress } from '../../routing/cloud-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { BackToItem, CloudSkeleton } from './cloud-school-view.tsx'
import { CourseCards } from './course-cards.tsx'
import { Notices } from './school-notices.tsx'

export interface CloudListViewProps {
  readonly query: CloudListQuery
  readonly item: RoleMenuItem
}

/** All notices, courses or lives of a school, a page at a time. */
export const CloudListView = ({ query, item }: CloudListViewProps) => {
  const { organisationId, list, page } = query
  const actor = useActorRef(useSchoolLogic().cloudList, { input: { query } })
  const shown = useSelector(actor, ({ context }) => context.shown)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const state = useSelector(actor, ({ value }) => value)
  const heading = useRef<HTMLHeadingElement>(null)
  useWhenChanged(String(page), () => actor.send({ type: 'cloudList.show', query }))
  const name = cloudCopy.parts[list]
  const refetching = state === 'fetching' && shown !== null
  return (
    <>
      <div className="cloud-school__head">
        <Heading as="h2" size="5" ref={heading} tabIndex={-1}>
          {name}
        </Heading>
        <BackToItem item={item} organisationId={organisationId} />
      </div>
      {state === 'failed' || state === 'defect' ? (
        <ErrorState
          message={cloudCopy.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'cloudList.retry' })}
        />
      ) : (
        <ResultFrame name={name} busy={shown === null} refetching={refetching ? cloudCopy.loading : null}>
          {shown === null ? (
            <CloudSkeleton />
          ) : shown.page.items.length === 0 ? (
            <EmptyState title={cloudCopy.nothing[list]} hint={cloudCopy.emptyHint} />
          ) : (
            <>
              <ResultItems stale={refetching}>
                <Items shown={shown} />
              </ResultItems>
              <Pager
                page={page}
                pages={pageCountOf(shown.page)}
                addressOf={(number) => cloudAddress(item.parameter, organisationId, { list, page: number })}
                onTurn={() => heading.current?.focus({ preventScroll: true })}
              />
            </>
          )}
        </ResultFrame>
      )}
    </>
  )
}

const Items = ({ shown }: { shown: CloudListPage }) =>
  shown.list === 'notices' ? (
    <Notices notices={shown.page.items} />
  ) : (
    <CourseCards cards={shown.page.items} level={3} />
  )
