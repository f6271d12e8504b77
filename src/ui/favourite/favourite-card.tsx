import './favourite-card.css'
import { DropdownMenu } from '@radix-ui/themes'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { FavouriteContent } from '#domain/favourite/favourite.ts'
import { CardButton } from '../components/card-button.tsx'
import { ContentCard } from '../components/content-card.tsx'
import { SubjectCover } from '../components/subject-cover.tsx'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import { liveNote } from '../format/live-note.ts'
import { useNow } from '../format/use-now.ts'
import { lazyPart } from '../routing/missing-code.ts'

const FoundQuestion = lazyPart(async () => (await import('../question/found-questions.tsx')).FoundQuestion)

/** Shown as in the bank, not as a card. */
export const isOpenQuestion = ({ type, content }: FavouriteContent): boolean =>
  type === CONTENT_TYPE.question && content !== null

export interface FavouriteCardProps {
  readonly kept: FavouriteContent
  /** Of a question: among those of the page, from 1. */
  readonly number: number
  readonly selected: boolean
  /** Whether it can be put elsewhere among its neighbours; null where their order is not their owner's. */
  readonly reach: { readonly before: boolean; readonly after: boolean } | null
  readonly onSelect: (range: boolean) => void
  readonly onPlace: (place: number) => void
  readonly onMove: () => void
  readonly onForget: () => void
}

/** Something kept: its card, with what its owner can do with it. */
export const FavouriteCard = (props: FavouriteCardProps) => {
  const { kept, selected } = props
  const now = useNow()
  const actions = (
    <>
      <Selector {...props} />
      <CardMenu {...props} />
    </>
  )
  if (kept.content === null) return <InvalidCard {...props} />
  if (isOpenQuestion(kept))
    return (
      <div className="favourite-card" data-selected={selected}>
        <FoundQuestion content={kept.content} number={props.number} level={3} actions={actions} />
      </div>
    )
  return (
    <div className="favourite-card" data-selected={selected}>
      <ContentCard content={kept.content} note={liveNote(kept.content, now)} actions={actions} />
    </div>
  )
}

/** What cannot be opened any more is no link; it says so and can be removed. */
const InvalidCard = (props: FavouriteCardProps) => {
  const { kept, selected, onForget } = props
  return (
    <div className="favourite-card" data-selected={selected} data-invalid="">
      <article className="content-card">
        <div className="content-card__cover">
          <SubjectCover subject="" heading={copy.typeNames[kept.type]} />
          <span className="content-card__badges">
            <span className="content-card__format">{copy.invalid}</span>
          </span>
        </div>
        <div className="content-card__body">
          <h3 className="content-card__name">{kept.name}</h3>
          <p className="favourite-card__note">{copy.invalidNote}</p>
          <button
            type="button"
            className="favourite-card__remove"
            aria-label={copy.removeInvalidNamed(kept.name)}
            onClick={onForget}
          >
            {copy.removeInvalid}
          </button>
        </div>
        <div className="content-card__actions">
          <Selector {...props} />
          <CardMenu {...props} />
        </div>
      </article>
    </div>
  )
}

const Selector = ({ kept, selected, onSelect }: FavouriteCardProps) => (
  <label className="card-button favourite-card__select">
    <input
      type="checkbox"
      aria-label={copy.select(kept.name)}
      checked={selected}
      onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)

const CardMenu = ({ kept, reach, onPlace, onMove, onForget }: FavouriteCardProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger>
      <CardButton icon="more" hint={copy.more} aria-label={copy.menu(kept.name)} />
    </DropdownMenu.Trigger>
    <DropdownMenu.Content size="2">
      <DropdownMenu.Item onSelect={onMove}>{copy.move}</DropdownMenu.Item>
      {reach !== null && (
        <>
          <DropdownMenu.Item disabled={!reach.before} onSelect={() => onPlace(kept.place - 1)}>
            {copy.before}
          </DropdownMenu.Item>
          <DropdownMenu.Item disabled={!reach.after} onSelect={() => onPlace(kept.place + 1)}>
            {copy.after}
          </DropdownMenu.Item>
          <DropdownMenu.Item disabled={!reach.before} onSelect={() => onPlace(1)}>
            {copy.first}
          </DropdownMenu.Item>
        </>
      )}
      <DropdownMenu.Separator />
      <DropdownMenu.Item color="red" onSelect={onForget}>
        {copy.forget}
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)
