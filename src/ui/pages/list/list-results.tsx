import './list-results.css'
import { useSelector } from '@xstate/react'
import { onPage } from '#domain/catalogue/list-change.ts'
import { type ListQuery, type ListView, pageSizeOf } from '#domain/catalogue/list-query.ts'
import type { ListItem } from '#domain/catalogue/list-result.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { useInsideActors } from '../../actors-context.tsx'
import { CardActions, RowActions } from '../../catalogue/card-actions.tsx'
import { ResultFrame, ResultItems } from '../../catalogue/result-frame.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { CardSkeleton } from '../../components/card-skeleton.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { ContentRow } from '../../components/content-row.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { listCopy } from '../../copy/list-copy.ts'
import { liveNote } from '../../format/live-note.ts'
import { useNow } from '../../format/use-now.ts'
import { listAddress } from '../../routing/addresses.ts'
import { NoResult } from './no-result.tsx'

export interface ListResultsProps {
  readonly query: ListQuery
  readonly onTurn: () => void
}

/** What was found, in each of its states; what is shown stays, dimmed, until there is something newer. */
export const ListResults = ({ query, onTurn }: ListResultsProps) => {
  const { list } = useInsideActors()
  const shown = useSelector(list, ({ context }) => context.shown)
  const failure = useSelector(list, ({ context }) => context.failure)
  const failed = useSelector(list, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const refetching = useSelector(list, (snapshot) => snapshot.matches({ fetching: 'refetching' }))

  if (failed)
    return (
      <ErrorState
        message={listCopy.failed}
        reason={failureText(failure)}
        onRetry={() => list.send({ type: 'list.retry' })}
      />
    )
  return (
    <ResultFrame
      name={listCopy.results}
      busy={shown === null}
      refetching={refetching ? listCopy.loading : null}
    >
      {shown === null ? (
        <ListSkeleton view={query.view} />
      ) : shown.page.items.length === 0 ? (
        <NoResult query={query} result={shown} />
      ) : (
        <>
          <ResultItems stale={refetching}>
            <Items items={shown.page.items} view={query.view} />
          </ResultItems>
          <Pager
            page={query.page}
            pages={pageCountOf(shown.page)}
            addressOf={(page) => listAddress(onPage(query, page))}
            onTurn={onTurn}
          />
        </>
      )}
    </ResultFrame>
  )
}

const Items = ({ items, view }: { items: readonly ListItem[]; view: ListView }) => {
  const now = useNow()
  const noteOf = ({ content }: ListItem) =>
    content.liveStatus === 'none' ? undefined : liveNote(content, now)
  if (view === 'row')
    return (
      <div className="content-rows">
        {items.map((item) => (
          <ContentRow
            key={item.content.id}
            content={item.content}
            title={item.title}
            note={noteOf(item)}
            actions={<RowActions content={item.content} />}
          />
        ))}
      </div>
    )
  return (
    <CardGrid>
      {items.map((item) => (
        <ContentCard
          key={item.content.id}
          content={item.content}
          title={item.title}
          note={noteOf(item)}
          level={2}
          actions={<CardActions content={item.content} />}
        />
      ))}
    </CardGrid>
  )
}

/** Of the shape and the size of what comes. */
const ListSkeleton = ({ view }: { view: ListView }) => {
  const places = Array.from({ length: pageSizeOf(view) }, (_, index) => index)
  return view === 'card' ? (
    <CardGrid>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </CardGrid>
  ) : (
    <div className="content-rows" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="content-row content-row--skeleton">
          <span className="content-row__glyph" />
          <div className="content-row__words">
            <span className="content-row__line" />
            <span className="content-row__line" />
          </div>
        </div>
      ))}
    </div>
  )
}
