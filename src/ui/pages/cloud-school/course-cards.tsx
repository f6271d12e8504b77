import type { ContentCard as Content } from '#domain/catalogue/content-card.ts'
import { CardActions } from '../../catalogue/card-actions.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
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
          note={liveNote(content, now)}
          actions={<CardActions content={content} />}
        />
      ))}
    </CardGrid>
  )
}
