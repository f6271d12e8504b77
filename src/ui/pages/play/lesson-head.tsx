import { Button, Heading, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { Icon } from '../../components/icon.tsx'
import { copy } from '../../copy/copy.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { SaveIndicator } from '../../learning/save-indicator.tsx'
import { Moderated } from '../../moderation/moderated.tsx'
import { contentAddress } from '../../routing/addresses.ts'
import { type PlayPlace, playViewAddress } from '../../routing/play-address.ts'

export interface LessonHeadProps {
  readonly course: Pick<ContentCard, 'id' | 'type'>
  readonly lesson: Lesson | null
  readonly place: PlayPlace
}

/** What it is called, whose course it is, when it counts, whether it is saved; and what is before and after it. */
export const LessonHead = ({ course, lesson, place }: LessonHeadProps) => (
  <div className="play-head">
    <Heading as="h1" size="6">
      {lesson?.name ?? copy.pageTitles.play}
    </Heading>
    <div className="play-head__line">
      <Link to={contentAddress(course)}>{lesson?.courseName || playCopy.toCourse}</Link>
      <SaveIndicator />
      {lesson !== null && <Beside lesson={lesson} place={place} />}
      {lesson !== null && <Moderated contentId={course.id} />}
    </div>
    {lesson !== null && lesson.finishRule !== '' && (
      <Text as="p" size="2" color="gray">
        {playCopy.finishRule(lesson.finishRule)}
      </Text>
    )}
  </div>
)

const Beside = ({ lesson: { previousId, nextId }, place }: { lesson: Lesson; place: PlayPlace }) => {
  if (previousId === 0 && nextId === 0) return null
  const addressOf = (sectionId: number) => playViewAddress({ ...place, sectionId })
  return (
    <nav className="play-head__neighbours" aria-label={playCopy.beside}>
      {previousId !== 0 && (
        <Button asChild variant="soft" color="gray">
          <Link to={addressOf(previousId)}>
            <Icon name="chevronLeft" />
            {playCopy.previous}
          </Link>
        </Button>
      )}
      {nextId !== 0 && (
        <Button asChild variant="soft" color="gray">
          <Link to={addressOf(nextId)}>
            {playCopy.next}
            <Icon name="chevronRight" />
          </Link>
        </Button>
      )}
    </nav>
  )
}
