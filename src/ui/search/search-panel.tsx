import './search-panel.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { termsOf } from '#domain/search/search-panel.machine.ts'
import { useActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'

export const optionId = (panelId: string, position: number): string => `${panelId}-${position}`

export interface SearchPanelProps {
  readonly id: string
  /** A term was taken out of the history: the button that had the focus is gone. */
  readonly onForget: () => void
}

/** What was searched for lately on this device, and what others look for. */
export const SearchPanel = ({ id, onForget }: SearchPanelProps) => {
  const { searchPanel } = useActors()
  const history = useSelector(searchPanel, ({ context }) => context.history)
  return (
    <section id={id} className="search-panel" aria-label={copy.search.panel}>
      {history.length > 0 && <RecentSearches panelId={id} terms={history} onForget={onForget} />}
      <HotSearches panelId={id} first={history.length} />
      <HighlightAnnouncement />
    </section>
  )
}

interface RecentSearchesProps {
  readonly panelId: string
  readonly terms: readonly string[]
  readonly onForget: () => void
}

const RecentSearches = ({ panelId, terms, onForget }: RecentSearchesProps) => {
  const { searchPanel } = useActors()
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading}>
      <div className="search-panel__head">
        <span id={heading} className="search-panel__title">
          {copy.search.recent}
        </span>
        <Button
          type="button"
          variant="ghost"
          color="gray"
          size="1"
          onClick={() => {
            searchPanel.send({ type: 'search.forgetAll' })
            onForget()
          }}
        >
          {copy.search.forgetAll}
        </Button>
      </div>
      <ul className="search-panel__recent">
        {terms.map((term, index) => (
          <li key={term}>
            <Term panelId={panelId} position={index} term={term} />
            <button
              type="button"
              className="search-panel__forget"
              aria-label={copy.search.forget(term)}
              onClick={() => {
                searchPanel.send({ type: 'search.forget', term })
                onForget()
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const HotSearches = ({ panelId, first }: { panelId: string; first: number }) => {
  const { searchPanel } = useActors()
  const hot = useSelector(searchPanel, ({ context }) => context.hot)
  const failed = useSelector(searchPanel, (snapshot) => snapshot.matches({ open: 'failed' }))
  const loading = useSelector(searchPanel, (snapshot) => snapshot.matches({ open: 'loading' }))
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading}>
      <div className="search-panel__head">
        <span id={heading} className="search-panel__title">
          {copy.search.hot}
        </span>
      </div>
      {hot.length > 0 && (
        <ol className="search-panel__hot">
          {hot.map((term, index) => (
            <li key={term}>
              <Term panelId={panelId} position={first + index} term={term} rank={index + 1} />
            </li>
          ))}
        </ol>
      )}
      {hot.length === 0 && !failed && (
        <p className="search-panel__word">{loading ? copy.search.hotLoading : copy.search.hotEmpty}</p>
      )}
      {failed && (
        <p className="search-panel__word">
          {copy.search.hotFailed}
          <Button
            type="button"
            variant="ghost"
            size="1"
            onClick={() => searchPanel.send({ type: 'search.retry' })}
          >
            {copy.search.retry}
          </Button>
        </p>
      )}
    </div>
  )
}

interface TermProps {
  readonly panelId: string
  readonly position: number
  readonly term: string
  readonly rank?: number
}

const Term = ({ panelId, position, term, rank }: TermProps) => {
  const { searchPanel } = useActors()
  const highlighted = useSelector(searchPanel, ({ context }) => context.highlighted === position)
  return (
    <button
      type="button"
      id={optionId(panelId, position)}
      className="search-panel__term"
      data-highlighted={highlighted}
      onClick={() => searchPanel.send({ type: 'search.choose', term })}
    >
      {rank !== undefined && (
        <span className="search-panel__rank" aria-hidden="true">
          {rank}
        </span>
      )}
      <span className="search-panel__text">{term}</span>
    </button>
  )
}

/** Says which term the arrow keys are on, for readers that do not follow the active descendant of a search field. */
const HighlightAnnouncement = () => {
  const { searchPanel } = useActors()
  const said = useSelector(searchPanel, ({ context }) => {
    const terms = termsOf(context)
    const term = terms[context.highlighted]
    return term === undefined ? '' : copy.search.highlighted(term, context.highlighted + 1, terms.length)
  })
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  )
}
