import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { contentAddress } from '../../routing/addresses.ts'

/** Back to what the course is about. */
export const CourseLink = (course: Pick<ContentCard, 'id' | 'type'>) => (
  <Button asChild variant="soft">
    <Link to={contentAddress(course)}>{playCopy.toCourse}</Link>
  </Button>
)
