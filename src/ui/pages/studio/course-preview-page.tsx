import '../../question/question-stop.css'
import './course-preview.css'
import { Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { selectCourse } from '#application/studio/course-editor.selectors.ts'
import { sectionIn } from '#domain/studio/section-edits.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { courseEditorAddress } from '../../routing/studio-address.ts'
import { CoursePreview } from './course-preview.tsx'
import { useCourseEditor } from './use-course-editor.ts'

const words = studioCopy.preview

/** A course as learners would see it, before it is published. Screens `/studio/courses/:id/preview`. */
export const CoursePreviewPage = () => {
  const id = Number(useParams()['id']) || 0
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  return <Preview key={`${userId}/${id}`} id={id} />
}

const Preview = ({ id }: { readonly id: number }) => {
  const [query] = useSearchParams()
  const editor = useCourseEditor(id)
  const course = useSelector(editor, selectCourse)
  const failure = useSelector(editor, ({ context }) => context.failure)
  const state = useSelector(editor, ({ value }) => (typeof value === 'string' ? value : 'open'))
  // The heading is drawn anew once the course is there.
  useFocusFallback(course === null, pageHeading)
  useCrumb(course?.workingCopy.document.name.trim() || null, courseEditorAddress(id))
  if (course !== null)
    return (
      <>
        <p className="course-preview__note">
          <span>{words.note}</span>
          <Link to={courseEditorAddress(id)}>{words.back}</Link>
        </p>
        <CoursePreview
          course={course}
          section={sectionIn(course.workingCopy.document, query.get('section') ?? '')}
        />
      </>
    )
  return (
    <>
      <PageHeader title={innerTitles.coursePreview} />
      {state === 'missing' || state === 'forbidden' ? (
        <EmptyState {...studioCopy[state]}>
          <HomeLink />
        </EmptyState>
      ) : state === 'failed' || state === 'defect' ? (
        <ErrorState
          message={studioCopy.failed}
          reason={failureText(failure)}
          onRetry={() => editor.send({ type: 'editor.retry' })}
        />
      ) : (
        <div role="status" aria-label={studioCopy.loading}>
          <Skeleton height="240px" />
        </div>
      )}
    </>
  )
}
