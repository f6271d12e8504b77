import './faults-page.css'
import { Button, Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { selectMayReview } from '#application/session/session.selectors.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { faultListMachine } from '#domain/question/fault-list.machine.ts'
import type { FaultQuery } from '#domain/question/reported-fault.ts'
import { useActors } from '../../../actors-context.tsx'
import { useMakingLogic } from '../../../bundle-logic.ts'
import { ResultFrame, ResultItems } from '../../../catalogue/result-frame.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { Pager } from '../../../components/pager.tsx'
import { TabLinks } from '../../../components/tab-links.tsx'
import { useWhenChanged } from '../../../components/use-when-changed.ts'
import { failureText } from '../../../copy/failure-text.ts'
import { faultsCopy } from '../../../copy/faults-copy.ts'
import { useCrumb } from '../../../navigation/use-crumb.ts'
import { bankAddress } from '../../../routing/bank-codec.ts'
import { faultQueryOf, faultsAddress } from '../../../routing/faults-address.ts'
import { useActorRef } from '../../../use-actor-ref.ts'
import { FaultCaseView } from './fault-case-view.tsx'

/** Errors that were reported in questions: for those with the right to review, which the server checks too. */
export const FaultsPage = () => {
  const mayReview = useSelector(useActors().session, selectMayReview)
  const [search] = useSearchParams()
  useCrumb(faultsCopy.title)
  return (
    <>
      <PageHeader title={faultsCopy.title} />
      {mayReview ? <FaultList query={faultQueryOf(search)} /> : <Forbidden />}
    </>
  )
}

const BackToBank = () => (
  <Button asChild variant="soft">
    <Link to={bankAddress()}>{faultsCopy.back}</Link>
  </Button>
)

const Forbidden = () => (
  <EmptyState title={faultsCopy.forbidden} hint={faultsCopy.forbiddenHint}>
    <BackToBank />
  </EmptyState>
)

type FaultList = ActorRefFrom<typeof faultListMachine>

/** The list, told what the address says. */
const useFaultList = (query: FaultQuery): FaultList => {
  const list = useActorRef(useMakingLogic().faultList, { input: { query } })
  useWhenChanged(faultsAddress(query), () => list.send({ type: 'faults.show', query }))
  return list
}

const FaultList = ({ query }: { readonly query: FaultQuery }) => {
  const list = useFaultList(query)
  const open = useSelector(list, ({ context }) => context.page.open)
  const tabs = useRef<HTMLDivElement>(null)
  const { settled } = query
  return (
    <div className="faults">
      <div className="faults__head" ref={tabs} tabIndex={-1}>
        <TabLinks
          name={faultsCopy.tabs}
          tabs={[
            { name: faultsCopy.open(open), address: faultsAddress(), active: !settled },
            {
              name: faultsCopy.settled,
              address: faultsAddress({ settled: true, page: 1 }),
              active: settled,
            },
          ]}
          keepScroll
        />
        <BackToBank />
      </div>
      <FaultResults query={query} list={list} onTurn={() => tabs.current?.focus({ preventScroll: true })} />
    </div>
  )
}

interface FaultResultsProps {
  readonly query: FaultQuery
  readonly list: FaultList
  readonly onTurn: () => void
}

/** The reported errors, in each of their states; what is shown stays, without its colours, until there is something newer. */
const FaultResults = ({ query, list, onTurn }: FaultResultsProps) => {
  const state = useSelector(list, ({ value }) => value)
  const page = useSelector(list, ({ context }) => context.page)
  const failure = useSelector(list, ({ context }) => context.failure)
  const reread = () => list.send({ type: 'faults.retry' })
  switch (state) {
    case 'failed':
    case 'defect':
      return <ErrorState message={faultsCopy.failed} reason={failureText(failure)} onRetry={reread} />
    case 'forbidden':
      return <Forbidden />
    case 'empty':
      return <Nothing settled={query.settled} />
    case 'loading':
    case 'ready': {
      const busy = state === 'loading'
      const loading = page.items.length === 0
      return (
        <ResultFrame
          name={faultsCopy.results}
          busy={loading}
          refetching={busy && !loading ? faultsCopy.loading : null}
        >
          {loading && <FaultSkeleton />}
          <ResultItems stale={busy}>
            <div className="faults__rows">
              {page.items.map((fault, at) => (
                <FaultCaseView
                  key={`${fault.id}/${fault.settlement?.at ?? ''}`}
                  fault={fault}
                  number={(page.index - 1) * page.size + at + 1}
                  list={list}
                  onReread={reread}
                />
              ))}
            </div>
          </ResultItems>
          <Pager
            page={query.page}
            pages={pageCountOf(page)}
            addressOf={(number) => faultsAddress({ ...query, page: number })}
            onTurn={onTurn}
          />
        </ResultFrame>
      )
    }
  }
}

const Nothing = ({ settled }: Pick<FaultQuery, 'settled'>) =>
  settled ? (
    <EmptyState title={faultsCopy.noneSettled} hint={faultsCopy.noneSettledHint}>
      <Button asChild variant="soft">
        <Link to={faultsAddress()}>{faultsCopy.toOpen}</Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={faultsCopy.noneOpen} hint={faultsCopy.noneOpenHint}>
      <Button asChild variant="soft">
        <Link to={faultsAddress({ settled: true, page: 1 })}>{faultsCopy.toSettled}</Link>
      </Button>
    </EmptyState>
  )

/** Of the shape of what comes. */
const FaultSkeleton = () => (
  <div className="faults__rows" role="status" aria-label={faultsCopy.loading}>
    {['one', 'two', 'three'].map((place) => (
      <div key={place} className="fault-case">
        <Skeleton height="160px" />
        <Skeleton height="160px" />
      </div>
    ))}
  </div>
)
