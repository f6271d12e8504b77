import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CourseActor, LessonActor } from '#application/playback/lesson-room.ts'
import {
  type CourseDetail,
  type CourseSection,
  isOnScreen,
  sectionsOf,
} from '#domain/course/course-detail.ts'
import { usePanelFocus } from '../../components/use-panel-focus.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { sectionAddress } from '../../course/section-address.ts'
import { sectionStateText } from '../../course/section-text.ts'
import { isWrittenIn } from '../../playback/player-keys.ts'

/** At the end of a film: the next begins in a moment, unless the learner stays; without one, what else follows. */
export const NextOffer = ({ lesson, course }: { lesson: LessonActor; course: CourseActor }) => {
  const soon = useSelector(lesson, (snapshot) => snapshot.matches({ ready: { next: 'offering' } }))
  const there = useSelector(lesson, (snapshot) => snapshot.matches({ ready: { next: 'offered' } }))
  const over = useSelector(lesson, (snapshot) => snapshot.matches({ ready: { next: 'over' } }))
  const detail = useSelector(course, ({ context }) => context.detail)
  const film = useSelector(lesson, ({ context }) => context.lesson)
  if (film === null) return null
  if (over) return <Over lesson={lesson} detail={detail} sectionId={film.sectionId} />
  if (!soon && !there) return null
  const sections = detail === null ? [] : sectionsOf(detail)
  const section = (wanted: number) => sections.find(({ id }) => id === wanted)
  return <Offer lesson={lesson} soon={soon} seen={section(film.sectionId)} next={section(film.nextId)} />
}

const isWriting = (): boolean => isWrittenIn(document.activeElement)

/** Takes the focus unless the learner is writing; Escape closes it. */
const Card = ({ lesson, children }: { lesson: LessonActor; children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null)
  const [free] = useState(() => !isWriting())
  usePanelFocus(panel, free)
  useEffect(() => {
    const leave = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && lesson.send({ type: 'lesson.stay' })
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [lesson])
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={playCopy.nextLabel} className="play-overlay">
      <div className="play-overlay__card">{children}</div>
    </div>
  )
}

const Stay = ({ lesson, children }: { lesson: LessonActor; children: string }) => (
  <Button
    size="3"
    variant="soft"
    color="gray"
    aria-keyshortcuts="Escape"
    onClick={() => lesson.send({ type: 'lesson.stay' })}
  >
    {children}
  </Button>
)

const NextName = ({ name }: { name: string }) =>
  name === '' ? null : (
    <Text as="p" size="2" color="gray">
      {playCopy.nextNamed(name)}
    </Text>
  )

/** How far the learner came in what has just ended: seen to the end is not yet finished. */
const Standing = ({ seen }: { seen: CourseSection | undefined }) =>
  seen === undefined || (seen.progress === 0 && !seen.finished) ? null : (
    <Text as="p" size="2" color="gray">
      {playCopy.standing(sectionStateText(seen))}
    </Text>
  )

interface OfferProps {
  readonly lesson: LessonActor
  /** It begins by itself. */
  readonly soon: boolean
  readonly seen: CourseSection | undefined
  /** Undefined for unknown. */
  readonly next: CourseSection | undefined
}

const Offer = ({ lesson, soon, seen, next }: OfferProps) => {
  const shows = next === undefined || isOnScreen(next)
  const left = useSelector(lesson, ({ context }) => context.nextIn)
  useEffect(() => {
    // The focus is not taken from a field in which the learner writes.
    const look = () => isWriting() && lesson.send({ type: 'lesson.wait' })
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [lesson])
  return (
    <Card lesson={lesson}>
      <Text as="p" size="4" weight="medium" role="timer">
        {soon ? playCopy.nextIn(left) : playCopy.nextThere}
      </Text>
      <Standing seen={seen} />
      <NextName name={next?.name ?? ''} />
      {/* Said once, not every second. */}
      <span className="visually-hidden" role="status">
        {soon ? playCopy.nextSaid : ''}
      </span>
      <div className="play-overlay__buttons">
        <Button size="3" onClick={() => lesson.send({ type: 'lesson.goOn' })}>
          {shows ? playCopy.nextAtOnce : playCopy.nextOf.live}
        </Button>
        <Stay lesson={lesson}>{playCopy.stay}</Stay>
      </div>
    </Card>
  )
}

interface OverProps {
  readonly lesson: LessonActor
  readonly detail: CourseDetail | null
  readonly sectionId: number
}

/** The last film of a course: the exercise or document after it, where there is one. */
const Over = ({ lesson, detail, sectionId }: OverProps) => {
  const sections = detail === null ? [] : sectionsOf(detail)
  const at = sections.findIndex(({ id }) => id === sectionId)
  const behind = at === -1 ? [] : sections.slice(at + 1)
  const next = detail === null ? null : firstOpenable(detail, behind)
  return (
    <Card lesson={lesson}>
      <Text as="p" size="4" weight="medium" role="status">
        {playCopy.nextThere}
      </Text>
      <Standing seen={sections[at]} />
      {next === null ? (
        at !== -1 && (
          <Text as="p" size="2" color="gray">
            {behind.length === 0 ? playCopy.overLast : playCopy.overLater}
          </Text>
        )
      ) : (
        <NextName name={next.section.name} />
      )}
      <div className="play-overlay__buttons">
        {next !== null && (
          <Button asChild size="3">
            <Link to={next.address}>{playCopy.nextOf[next.section.kind]}</Link>
          </Button>
        )}
        <Stay lesson={lesson}>{playCopy.shut}</Stay>
      </div>
    </Card>
  )
}

/** The first section that has a page to open. */
const firstOpenable = (detail: CourseDetail, sections: readonly CourseSection[]) => {
  for (const section of sections) {
    const address = sectionAddress(detail, section)
    if (address !== null) return { section, address }
  }
  return null
}
