import './course-contents.css'
import { Badge, Heading, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import { isPlayable, sectionsOf } from '#domain/course/course-detail.ts'
import { requiredLeft } from '#domain/course/section-progress.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { LiveBadge } from '../../components/live-badge.tsx'
import { ProgressRing } from '../../components/progress-ring.tsx'
import { courseCopy } from '../../copy/course-copy.ts'
import { CourseFileLink } from '../../course/course-file-link.tsx'
import { sectionAddress } from '../../course/section-address.ts'
import { SECTION_ICONS, sectionStateText } from '../../course/section-text.ts'
import { formatClock } from '../../format/duration.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'

/** 目录: chapters with their sections. */
export const CourseContents = ({ course }: { course: CourseDetail }) => {
  const now = useNow()
  const sections = sectionsOf(course)
  if (sections.length === 0)
    return <EmptyState title={courseCopy.noSections} hint={courseCopy.noSectionsHint} />
  return (
    <div className="course-contents">
      {course.chapters.map((chapter) => (
        <section key={chapter.id} className="course-chapter">
          <Heading as="h3" size="3" className="course-chapter__name">
            {chapter.name}
            <Text size="1" color="gray" weight="regular">
              {courseCopy.sectionCount(chapter.sections.length)}
            </Text>
          </Heading>
          <ol className="course-chapter__sections">
            {chapter.sections.map((section) => (
              <Row
                key={section.id}
                course={course}
                section={section}
                number={sections.indexOf(section) + 1}
                now={now}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface RowProps {
  readonly course: CourseDetail
  readonly section: CourseSection
  /** Counts the sections of the course from 1. */
  readonly number: number
  readonly now: Date
}

const Row = ({ course, section, number, now }: RowProps) => {
  const address = sectionAddress(course, section)
  const name = `${number}. ${section.name}`
  const last = course.lastPlace?.sectionId === section.id && !section.finished
  return (
    <li className="course-section" data-linked={address !== null || (section.file?.downloadUrl ?? '') !== ''}>
      <span className="course-section__kind" title={courseCopy.sectionKinds[section.kind]}>
        <ExtendedIcon name={SECTION_ICONS[section.kind]} />
      </span>
      <span className="course-section__name">
        <SectionName course={course} section={section} name={name} address={address} />
        {section.kind === 'file' && (
          <Text as="span" size="1" color="gray">
            {section.file === null ? courseCopy.noFile : courseCopy.fileOf(section.file.name)}
          </Text>
        )}
      </span>
      {last && (
        <Badge className="course-section__last" variant="soft">
          {courseCopy.lastHere}
        </Badge>
      )}
      <span className="course-section__facts">
        <SectionFacts section={section} live={course.live} now={now} />
      </span>
      <span className="course-section__state">
        <SectionState section={section} />
      </span>
    </li>
  )
}

interface SectionNameProps {
  readonly course: CourseDetail
  readonly section: CourseSection
  readonly name: string
  readonly address: string | null
}

/** A file that no page shows is downloaded. */
const SectionName = ({ course, section: { file }, name, address }: SectionNameProps) => {
  if (address !== null) return <Link to={address}>{name}</Link>
  if (file === null || file.downloadUrl === '') return <span>{name}</span>
  return (
    <CourseFileLink course={course.card} file={file}>
      {name}
    </CourseFileLink>
  )
}

interface SectionFactsProps {
  readonly section: CourseSection
  readonly live: CourseDetail['live']
  readonly now: Date
}

/** How long, how many questions, when. */
const SectionFacts = ({ section, live, now }: SectionFactsProps) => {
  if (live?.cancelled) return <span>{courseCopy.cancelled}</span>
  if (live)
    return (
      <>
        <span>{formatStart(section.startTime, now)}</span>
        <LiveBadge status={section.liveStatus} cancelled={section.cancelled} />
      </>
    )
  if (section.recording) return <span>{courseCopy.recording}</span>
  const left = requiredLeft(section)
  return (
    <>
      {section.duration > 0 && <span>{formatClock(section.duration)}</span>}
      {left === 0 && section.questionCount > 0 && (
        <span>{courseCopy.questionCount(section.questionCount)}</span>
      )}
      {left > 0 && <span>{courseCopy.requiredLeft(left)}</span>}
      {section.duration === 0 && section.questionCount === 0 && (
        <span>{courseCopy.sectionKinds[section.kind]}</span>
      )}
    </>
  )
}

/** Where nothing is watched there is nothing to be done with. */
const SectionState = ({ section }: { section: CourseSection }) => {
  const { finished, progress } = section
  return (isPlayable(section) && section.kind === 'video') || progress > 0 || finished ? (
    <ProgressRing percent={progress} full={finished} label={sectionStateText(section)} />
  ) : null
}
