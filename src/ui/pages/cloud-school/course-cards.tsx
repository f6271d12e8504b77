import type { ContentCard as Content } from '#domain/catalogue/content-card.ts'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { FavouriteButton } from '../../favourite/favourite-button.tsx'
import { liveNote } from '../../format/live-note.ts'
import { useNow } from '../../format/use-now.ts'

/** Courses or lives of a school. */
export const CourseCards = ({ cards, level }: { cards: readonly Content[]; level: 2 | 3 }) => {
  const now = useNow()
  return (
    <CardGrid>
      {cards.map((content) => (
        <ContentCard
          key={content.id}
          content={content}
          level={level}
          note={content.liveStatus === 'none' ? undefined : liveNote(content, now)}
          actions={<FavouriteButton content={content} />}
        />
      ))}
    </CardGrid>
  )
}
