import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import type { CourseRef } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import { useSignedInActors } from '../../actors-context.tsx'
import { useCourseLogic } from '../../bundle-logic.ts'
import { AbsentContent } from '../../catalogue/absent-content.tsx'
import { CardActions } from '../../catalogue/card-actions.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Section } from '../../components/section.tsx'
import { copy } from '../../copy/copy.ts'
import { courseCopy } from '../../copy/course-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { courseTabOf } from '../../routing/addresses.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { CourseContents } from './course-contents.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseTabs } from './course-tabs.tsx'

/** One course while its page is open. */
export const CourseView = ({ id, type }: CourseRef) => {
  const course = useOpenedActor(useCourseLogic().openCourse, { id, type, now: Date.now })
  const detail = useSelector(course, ({ context }) => context.detail)
  const failure = useSelector(course, ({ context }) => context.failure)
  const state = useSelector(course, ({ value }) => (typeof value === 'string' ? value : 'ready'))
  useCrumb(detail?.card.name ?? null)

  switch (state) {
    case 'missing':
    case 'withdrawn':
    case 'forbidden':
      return (
        <>
          <PageHeader title={copy.pageTitles.introduction} />
          <AbsentContent
            absence={state}
            failure={failure}
            words={courseCopy}
            type={type}
            id={id}
            onRestored={() => course.send({ type: 'course.retry' })}
          />
        </>
      )
    case 'failed':
    case 'defect':
      return (
        <>
          <PageHeader title={copy.pageTitles.introduction} />
          <ErrorState
            message={courseCopy.failed}
            reason={failureText(failure)}
            onRetry={() => course.send({ type: 'course.retry' })}
          />
        </>
      )
    case 'deciding':
    case 'loading':
    case 'ready':
      return (
        <div className="course" aria-busy={detail === null}>
          <CourseHead course={course} detail={detail} />
          {detail !== null && <CourseBody detail={detail} />}
        </div>
      )
  }
}

const CourseBody = ({ detail }: { detail: CourseDetail }) => {
  const [query] = useSearchParams()
  const { userActions } = useSignedInActors()
  const { id, type } = detail.card
  const print = () => {
    userActions.send({ type: 'userActions.note', action: { kind: 'print', content: { id, type } } })
    window.print()
  }
  return (
    <>
      <Section
        title={courseCopy.contents}
        aside={
          detail.chapters.length > 0 && (
            <Button className="course__print" variant="soft" color="gray" onClick={print}>
              <ExtendedIcon name="printer" />
              {courseCopy.printContents}
            </Button>
          )
        }
      >
        <CourseContents course={detail} />
      </Section>
      <CourseTabs course={detail} open={courseTabOf(query)} />
      {detail.related.length > 0 && (
        <div className="course__related">
          <Section title={courseCopy.related}>
            <CardGrid shape="rail">
              {detail.related.slice(0, 4).map((content) => (
                <ContentCard key={content.id} content={content} actions={<CardActions content={content} />} />
              ))}
            </CardGrid>
          </Section>
        </div>
      )}
    </>
  )
}
