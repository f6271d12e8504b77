import { Button, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CourseActor } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import { type FirstStep, firstStepOf } from '#domain/course/first-step.ts'
import { Icon, type IconName } from '../../components/icon.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { courseCopy } from '../../copy/course-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { playAddress } from '../../routing/addresses.ts'
import { sectionPracticeAddress } from '../../routing/section-practice-address.ts'

const { steps, stepHints } = courseCopy

/** The one thing to do first with a course; why not, where there is nothing. */
export const PrimaryStep = ({ course, detail }: { course: CourseActor; detail: CourseDetail }) => {
  const step = firstStepOf(detail)
  const { id, type } = detail.card
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(step.kind, button)
  switch (step.kind) {
    case 'start':
    case 'again':
    case 'enter':
    case 'replay':
    case 'prepare':
    case 'continue':
      return (
        <Button asChild size="3">
          <Link to={playAddress({ id, type, sectionId: step.sectionId, position: positionOf(step) })}>
            <Icon name={ICONS[step.kind]} size={18} />
            {step.kind === 'continue'
              ? steps.continue(step.number, formatClock(step.position))
              : steps[step.kind]}
          </Link>
        </Button>
      )
    case 'practise':
      return (
        <Button asChild size="3">
          <Link to={sectionPracticeAddress(id, step.sectionId)}>{steps.practise}</Link>
        </Button>
      )
    case 'reserve':
      return (
        <Button ref={button} size="3" onClick={() => course.send({ type: 'course.reserve' })}>
          <Icon name="live" size={18} />
          {steps.reserve}
        </Button>
      )
    case 'reserved':
      return (
        <div className="course-head__hint">
          <Text as="p" size="3" weight="medium" role="status">
            {steps.reserved}
          </Text>
          <Text as="p" size="2" color="gray">
            {stepHints.reserved}
          </Text>
          <Button
            ref={button}
            variant="soft"
            color="gray"
            onClick={() => course.send({ type: 'course.cancelReservation' })}
          >
            {steps.cancelReservation}
          </Button>
        </div>
      )
    case 'cancelled':
    case 'noSections':
    case 'noFilms':
    case 'waitForReplay':
      return (
        <div className="course-head__hint" role="status">
          <Text as="p" size="3" weight="medium">
            {steps[step.kind]}
          </Text>
          <Text as="p" size="2" color="gray">
            {stepHints[step.kind]}
          </Text>
        </div>
      )
  }
}

const ICONS = {
  start: 'play',
  again: 'play',
  continue: 'play',
  enter: 'live',
  replay: 'play',
  prepare: 'live',
} as const satisfies Record<string, IconName>

const positionOf = (step: FirstStep): number => (step.kind === 'continue' ? step.position : 0)
