import './list-results.css'
import { useSelector } from '@xstate/react'
import { memo, type RefObject, Suspense, useDeferredValue } from 'react'
import type { SnapshotFrom } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { listMachine } from '#domain/catalogue/list.machine.ts'
import { type ListQuery, type ListView, onPage, pageSizeOf } from '#domain/catalogue/list-query.ts'
import type { ListItem, ListResult } from '#domain/catalogue/list-result.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { useListLogic } from '../../bundle-logic.ts'
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
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'
import { NoResult } from './no-result.tsx'

const QuestionRows = lazyWithOverlays(async () => (await import('./question-rows.tsx')).QuestionRows)

type ListSnapshot = SnapshotFrom<typeof listMachine>

export interface ListResultsProps {
  /** How many there are: where the focus goes when a page is turned. */
  readonly counted: RefObject<HTMLElement | null>
}

const isRefetching = (list: ListSnapshot): boolean => list.matches({ fetching: 'refetching' })

/**
 * What was found, in each of its states; what is shown stays, without its colours, until there is something newer. What was pressed is
 * seen first, and then what comes of it: a list that is drawn anew is the most of the work (docs/decisions/0452).
 */
export const ListResults = ({ counted }: ListResultsProps) => {
  const { list } = useListLogic()
  const current = useSelector(list, (snapshot) => snapshot)
  const drawn = useDeferredValue(current)
  if (current.matches('failed') || current.matches('defect'))
    return (
      <ErrorState
        message={listCopy.failed}
        reason={failureText(current.context.failure)}
        onRetry={() => list.send({ type: 'list.retry' })}
      />
    )
  return (
    <ResultFrame
      name={listCopy.results}
      busy={current.context.shown === null || drawn !== current}
      refetching={isRefetching(current) ? listCopy.loading : null}
    >
      <Found list={drawn} counted={counted} />
    </ResultFrame>
  )
}

interface FoundProps extends ListResultsProps {
  readonly list: ListSnapshot
}

const Found = memo(({ list, counted }: FoundProps) => {
  const { query, shown } = list.context
  if (shown === null)
    return (
      <ListSkeleton
        view={query.type === CONTENT_TYPE.question ? 'row' : query.view}
        many={pageSizeOf(query)}
      />
    )
  if (shown.page.items.length === 0) return <NoResult query={query} result={shown} />
  return (
    <>
      <ResultItems stale={isRefetching(list)}>
        <Kinds result={shown} query={query} />
      </ResultItems>
      <Pager
        page={query.page}
        pages={pageCountOf(shown.page)}
        addressOf={(page) => listAddress(onPage(query, page))}
        onTurn={() => counted.current?.focus({ preventScroll: true })}
      />
    </>
  )
})

const isQuestion = ({ content }: ListItem): boolean => content.type === CONTENT_TYPE.question

/** Questions stand apart, as in the bank; what is nearest to the word stands first. */
const Kinds = ({ result, query }: { result: ListResult; query: ListQuery }) => {
  const { items, index, size } = result.page
  const questions = items.filter(isQuestion)
  const others = items.filter((item) => !isQuestion(item))
  if (questions.length === 0) return <Items items={others} view={query.view} />
  const rows = (
    <Suspense key="questions" fallback={<ListSkeleton view="row" many={questions.length} />}>
      <QuestionRows
        items={questions}
        keyword={query.keyword}
        first={query.type === CONTENT_TYPE.question ? (index - 1) * size + 1 : 1}
      />
    </Suspense>
  )
  if (others.length === 0) return rows
  const rest = <Items key="others" items={others} view={query.view} />
  const isFirst = items[0] !== undefined && isQuestion(items[0])
  return <div className="list-results__kinds">{isFirst ? [rows, rest] : [rest, rows]}</div>
}

const Items = ({ items, view }: { items: readonly ListItem[]; view: ListView }) => {
  const now = useNow()
  const noteOf = ({ content }: ListItem) => liveNote(content, now)
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
const ListSkeleton = ({ view, many }: { view: ListView; many: number }) => {
  const places = Array.from({ length: many }, (_, index) => index)
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
