import './lesson-contents.css'
import { Heading } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { CourseRef } from '#domain/course/course.machine.ts'
import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import { isOnScreen, isPlayable, sectionsOf } from '#domain/course/course-detail.ts'
import { requiredLeft } from '#domain/course/section-progress.ts'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { LiveBadge } from '../../components/live-badge.tsx'
import { ProgressRing } from '../../components/progress-ring.tsx'
import { courseCopy } from '../../copy/course-copy.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { CourseFileLink } from '../../course/course-file-link.tsx'
import { sectionAddress } from '../../course/section-address.ts'
import { SECTION_ICONS, sectionStateText } from '../../course/section-text.ts'
import { formatClock } from '../../format/duration.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { type PlayTab, playViewAddress } from '../../routing/play-address.ts'

export interface LessonContentsProps {
  readonly course: CourseDetail
  readonly sectionId: number
  readonly tab: PlayTab
}

/** 目录 beside the film: what is playing, and how far the learner came in everything else. */
export const LessonContents = ({ course, sectionId, tab }: LessonContentsProps) => {
  const sections = sectionsOf(course)
  return (
    <div className="lesson-contents">
      {course.chapters.map((chapter) => (
        <section key={chapter.id}>
          <Heading as="h3" size="2" className="lesson-chapter__name">
            {chapter.name}
          </Heading>
          <ol className="lesson-chapter__sections">
            {chapter.sections.map((section) => (
              <Row
                key={section.id}
                course={course.card}
                section={section}
                number={sections.indexOf(section) + 1}
                current={section.id === sectionId}
                address={addressOf(course, section, tab)}
                live={course.live === null ? null : section.liveStatus}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** A film goes on where it was left, which its record knows better than a list that was read a while ago. */
const addressOf = (course: CourseDetail, section: CourseSection, tab: PlayTab): string | null => {
  const address = sectionAddress(course, section)
  if (address === null || !isPlayable(section)) return address
  return playViewAddress({ ...course.card, sectionId: section.id, tab })
}

interface RowProps {
  readonly course: CourseRef
  readonly section: CourseSection
  /** Counts the sections of the course from 1. */
  readonly number: number
  readonly current: boolean
  readonly address: string | null
  readonly live: Parameters<typeof LiveBadge>[0]['status'] | null
}

const Row = ({ course, section, number, current, address, live }: RowProps) => {
  const { kind, file, duration, questionCount, progress, finished, recording } = section
  const now = useNow()
  const name = `${number}. ${section.name}`
  const left = requiredLeft(section)
  const download = address === null && file !== null && file.downloadUrl !== '' ? file : null
  return (
    <li className="lesson-section" data-current={current} data-linked={address !== null || download !== null}>
      <span className="lesson-section__kind" title={courseCopy.sectionKinds[kind]}>
        <ExtendedIcon name={current && isOnScreen(section) ? 'play' : SECTION_ICONS[kind]} />
      </span>
      <span className="lesson-section__name">
        {address !== null && (
          <Link to={address} aria-current={current ? 'true' : undefined}>
            {name}
          </Link>
        )}
        {download !== null && (
          <CourseFileLink course={course} file={download}>
            {name}
          </CourseFileLink>
        )}
        {address === null && download === null && name}
      </span>
      <span className="lesson-section__facts">
        {current && isOnScreen(section) && <span>{playCopy.playingNow}</span>}
        {/* Of a live one the hour, not its length at school: the film of its replay is as long as it is. */}
        {live === null && duration > 0 && <span>{formatClock(duration)}</span>}
        {live !== null && section.startTime !== '' && <span>{formatStart(section.startTime, now)}</span>}
        {left === 0 && questionCount > 0 && <span>{courseCopy.questionCount(questionCount)}</span>}
        {left > 0 && <span>{courseCopy.requiredLeft(left)}</span>}
        {recording && <span>{courseCopy.recording}</span>}
        {kind !== 'video' && <span>{courseCopy.sectionKinds[kind]}</span>}
        {live !== null && <LiveBadge status={live} cancelled={section.cancelled} />}
      </span>
      {(isPlayable(section) || progress > 0 || finished) && (
        <span className="lesson-section__state">
          <ProgressRing percent={progress} full={finished} label={sectionStateText(section)} />
        </span>
      )}
    </li>
  )
}
