import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { FavouriteContent, FavouriteQuery } from '#domain/favourite/favourite.ts'
import type { Dragged } from '#domain/favourite/favourite-drag.ts'
import { type FavouriteTask, isSameItem, itemOf } from '#domain/favourite/favourite-task.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { useSignedInActors } from '../actors-context.tsx'
import { useFoldersLogic } from '../bundle-logic.ts'
import { CategoryLink } from '../catalogue/category-link.tsx'
import { CardSkeleton } from '../components/card-skeleton.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Pager } from '../components/pager.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { failureText } from '../copy/failure-text.ts'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { FavouriteCard, isOpenQuestion } from './favourite-card.tsx'
import type { FavouriteListActor } from './favourite-header.tsx'
import { FavouriteSelection } from './favourite-selection.tsx'
import { favouritesAddress } from './favourites-address.ts'

const FoundQuestions = lazyPart(async () => (await import('../question/found-questions.tsx')).FoundQuestions)

export interface FavouriteListProps {
  readonly query: FavouriteQuery
  readonly list: FavouriteListActor
  readonly dragged: Dragged | null
  readonly onDrag: (dragged: Dragged | null) => void
  /** Where the focus goes when what had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** One page of what is kept, in each of its states; what is shown stays, without its colours, until there is something newer. */
export const FavouriteList = (props: FavouriteListProps) => {
  const { query, list, heading } = props
  const { favouriteFolders } = useFoldersLogic()
  const page = useSelector(list, ({ context }) => context.page)
  const failure = useSelector(list, ({ context }) => context.failure)
  const failed = useSelector(list, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const loading = useSelector(list, (snapshot) => snapshot.matches('loading'))
  const refreshing = useSelector(list, (snapshot) => snapshot.matches('refreshing'))
  const folderMissing = useSelector(
    favouriteFolders,
    (snapshot) =>
      snapshot.matches('ready') &&
      query.folder !== 'all' &&
      query.folder !== 0 &&
      !snapshot.context.folders.some(({ id }) => id === query.folder),
  )
  useFocusFallback(page, heading)

  if (folderMissing)
    return (
      <EmptyState title={copy.missingFolder} hint={copy.missingFolderHint}>
        <Button asChild variant="soft">
          <Link to={favouritesAddress()}>{copy.showAll}</Link>
        </Button>
      </EmptyState>
    )
  if (failed)
    return (
      <ErrorState
        message={copy.failed}
        reason={failureText(failure)}
        onRetry={() => list.send({ type: 'list.retry' })}
      />
    )
  if (loading) return <Skeletons />
  if (page.items.length === 0) return <Nothing query={query} />
  return (
    <>
      <FavouriteSelection list={list} />
      <WithQuestions items={page.items}>
        <Cards {...props} items={page.items} stale={refreshing} />
      </WithQuestions>
      <Pager
        page={page.index}
        pages={pageCountOf(page)}
        addressOf={(index) => favouritesAddress({ ...query, page: index })}
        onTurn={() => heading.current?.focus({ preventScroll: true })}
      />
    </>
  )
}

/** Questions stand among the cards as in the bank; what they ask is read for the whole page. */
const WithQuestions = ({
  items,
  children,
}: {
  readonly items: readonly FavouriteContent[]
  readonly children: ReactNode
}) => {
  const ids = items.filter(isOpenQuestion).map(({ contentId }) => contentId)
  if (ids.length === 0) return children
  return (
    <Suspense fallback={<Skeletons />}>
      <FoundQuestions contentIds={ids}>{children}</FoundQuestions>
    </Suspense>
  )
}

const Skeletons = () => (
  <div className="favourites__cards" role="status" aria-label={copy.loading}>
    {Array.from({ length: 6 }, (_, index) => (
      <CardSkeleton key={index} />
    ))}
  </div>
)

const Nothing = ({ query }: { query: FavouriteQuery }) => {
  if (query.type !== 0 || query.keyword !== '')
    return (
      <EmptyState title={copy.noMatch} hint={copy.noMatchHint}>
        <Button asChild variant="soft">
          <Link to={favouritesAddress({ ...query, type: 0, keyword: '', page: 1 })}>{copy.clearFilters}</Link>
        </Button>
      </EmptyState>
    )
  if (query.folder !== 'all') return <EmptyState title={copy.folderEmpty} hint={copy.folderEmptyHint} />
  return (
    <EmptyState title={copy.nothing} hint={copy.nothingHint}>
      <Button asChild variant="soft">
        <CategoryLink type={1}>{copy.toList}</CategoryLink>
      </Button>
    </EmptyState>
  )
}

interface CardsProps extends FavouriteListProps {
  readonly items: readonly FavouriteContent[]
  readonly stale: boolean
}

const Cards = ({ query, list, dragged, onDrag, items, stale }: CardsProps) => {
  const { favourites } = useSignedInActors()
  const selected = useSelector(list, ({ context }) => context.selected)
  const total = useSelector(list, ({ context }) => context.page.total)
  const tasks = useSelector(favourites, ({ context }) => context.tasks)
  const ordered = query.folder !== 'all' && query.order === 'own' && query.type === 0 && query.keyword === ''
  const perform = (task: FavouriteTask) => favourites.send({ type: 'favourites.do', task })
  const place = (kept: FavouriteContent, at: number) =>
    perform({ kind: 'move', items: [itemOf(kept)], folderId: kept.folderId, place: at })
  /** Dragging one of the selected drags them all. */
  const draggedWith = (kept: FavouriteContent) =>
    selected.has(kept.id) ? items.filter(({ id }) => selected.has(id)) : [kept]
  const questions = items.filter(isOpenQuestion)
  const one = dragged?.kind === 'contents' && dragged.items.length === 1 ? dragged.items[0] : undefined
  return (
    <ul className="favourites__cards" data-stale={stale} data-selecting={selected.size > 0} aria-busy={stale}>
      {items.map((kept) => (
        <li
          key={kept.id}
          draggable
          data-question={isOpenQuestion(kept)}
          data-busy={tasks.some((task) => task.items.some((item) => isSameItem(item, itemOf(kept))))}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', kept.name)
            onDrag({ kind: 'contents', items: draggedWith(kept) })
          }}
          onDragEnd={() => onDrag(null)}
          onDragOver={(event) => {
            if (!ordered || one === undefined || one.id === kept.id) return
            event.preventDefault()
            event.currentTarget.dataset['target'] = one.place < kept.place ? 'after' : 'before'
          }}
          onDragLeave={(event) => {
            delete event.currentTarget.dataset['target']
          }}
          onDrop={(event) => {
            delete event.currentTarget.dataset['target']
            if (!ordered || one === undefined || one.id === kept.id) return
            event.preventDefault()
            place(one, kept.place)
            onDrag(null)
          }}
        >
          <FavouriteCard
            kept={kept}
            number={questions.indexOf(kept) + 1}
            selected={selected.has(kept.id)}
            reach={ordered ? { before: kept.place > 1, after: kept.place < total } : null}
            onSelect={(range) => list.send({ type: 'list.select', id: kept.id, range })}
            onPlace={(at) => place(kept, at)}
            onMove={() => favourites.send({ type: 'favourites.pick', items: [itemOf(kept)] })}
            onForget={() => perform({ kind: 'forget', items: [itemOf(kept)] })}
          />
        </li>
      ))}
    </ul>
  )
}
