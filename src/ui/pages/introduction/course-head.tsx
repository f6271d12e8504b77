import { Heading, Skeleton, Text } from '@radix-ui/themes'
import type { CourseActor } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import { ShareButton } from '../../catalogue/share-button.tsx'
import { placeOf } from '../../components/content-card.tsx'
import { ContentCover } from '../../components/content-cover.tsx'
import { type Description, DescriptionList } from '../../components/description-list.tsx'
import { LiveBadge } from '../../components/live-badge.tsx'
import { copy } from '../../copy/copy.ts'
import { courseCopy } from '../../copy/course-copy.ts'
import { FavouriteButton } from '../../favourite/favourite-button.tsx'
import { formatCount } from '../../format/count.ts'
import { formatLength } from '../../format/duration.ts'
import { liveNote } from '../../format/live-note.ts'
import { useNow } from '../../format/use-now.ts'
import { Moderated } from '../../moderation/moderated.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { PrimaryStep } from './primary-step.tsx'

/** Cover, name, who and where, how long, and what to do first; in the shape of that while it is on its way. */
export const CourseHead = ({ course, detail }: { course: CourseActor; detail: CourseDetail | null }) => {
  const name = detail?.card.name ?? copy.pageTitles.introduction
  usePageTitle(name)
  return (
    <div className="course-head">
      <div className="course-head__cover">
        {detail === null ? <Skeleton width="100%" height="100%" /> : <ContentCover content={detail.card} />}
      </div>
      <div className="course-head__words">
        <Heading as="h1" size="7">
          {name}
        </Heading>
        {detail === null ? <HeadSkeleton /> : <HeadWords course={course} detail={detail} />}
      </div>
    </div>
  )
}

const HeadSkeleton = () => (
  <>
    <Skeleton width="60%" height="20px" />
    <Skeleton width="80%" height="20px" />
    <Skeleton width="50%" height="20px" />
    <div className="course-head__step">
      <Skeleton width="220px" height="48px" />
    </div>
  </>
)

const HeadWords = ({ course, detail }: { course: CourseActor; detail: CourseDetail }) => {
  const now = useNow()
  const { card } = detail
  return (
    <>
      <Text as="p" size="2" color="gray">
        {placeOf(card)}
      </Text>
      <Text as="p" size="3">
        {card.summary}
      </Text>
      <Text as="p" size="2" color="gray">
        {[card.teacherName, card.organisationName].filter(Boolean).join(' · ')}
      </Text>
      {detail.live !== null && !detail.live.cancelled && (
        <p className="course-head__live">
          <LiveBadge status={card.liveStatus} />
          <Text size="2">{liveNote(card, now)}</Text>
        </p>
      )}
      <DescriptionList items={factsOf(detail)} />
      <div className="course-head__step">
        <PrimaryStep course={course} detail={detail} />
      </div>
      <div className="course-head__actions">
        <FavouriteButton content={card} look="words" />
        <ShareButton content={card} />
        <Moderated contentId={card.id} />
      </div>
    </>
  )
}

const factsOf = ({ card, live, studyCount }: CourseDetail): readonly Description[] => {
  const { facts } = courseCopy
  const reservations = live === null || card.liveStatus !== 'announced' ? 0 : live.reserveCount
  return [
    { name: facts.sections, value: card.sectionCount > 0 ? facts.sectionCount(card.sectionCount) : '' },
    { name: facts.duration, value: formatLength(card.duration) },
    {
      name: facts.students,
      value: live === null || studyCount > 0 ? facts.studentCount(formatCount(studyCount)) : '',
    },
    {
      name: facts.reservations,
      value: reservations > 0 ? facts.studentCount(formatCount(reservations)) : '',
    },
  ]
}
