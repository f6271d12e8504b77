import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { useActors } from '../../actors-context.tsx'
import { Icon } from '../../components/icon.tsx'
import { contentCopy } from '../../copy/content-copy.ts'
import { listAddress, listPath } from '../../routing/addresses.ts'

/** Where a content stands in the curriculum, each step a list of its type; and back to the list one came from, as it was. */
export const PlaceTrail = ({ card }: { card: ContentCard }) => {
  const list = useSelector(useActors().chrome, ({ context: { trail } }) =>
    trail.findLast(({ url }) => url === listPath || url.startsWith(`${listPath}?`)),
  )
  const { stage, subject, version, book, chapter } = card.place
  const steps = [
    { at: stage, list: { stage: stage.id } },
    { at: subject, list: { stage: stage.id, subject: subject.id } },
    { at: version, list: { stage: stage.id, subject: subject.id, version: version.id } },
    {
      at: book,
      list: { stage: stage.id, subject: subject.id, version: version.id, book: book.id },
    },
    {
      at: chapter,
      list: {
        stage: stage.id,
        subject: subject.id,
        version: version.id,
        book: book.id,
        chapter: chapter.id,
      },
    },
  ].filter(({ at }) => at.id > 0 && at.name !== '')
  return (
    <nav className="place-trail" aria-label={contentCopy.place}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.at.id}>
            {index > 0 && <Icon name="chevronRight" size={14} />}
            <Link to={listAddress({ type: card.type, ...step.list })}>{step.at.name}</Link>
          </li>
        ))}
      </ol>
      {list !== undefined && (
        <Link to={list.url} className="place-trail__back">
          <Icon name="chevronLeft" size={14} />
          {contentCopy.backToList}
        </Link>
      )}
    </nav>
  )
}
