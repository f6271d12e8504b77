import { Button, Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link, useParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { selectCourse, selectHandedBack } from '#application/studio/course-editor.selectors.ts'
import { ALL_OWN_DRAFTS } from '#domain/studio/course-studio.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { draftsAddress } from '../../routing/drafts-codec.ts'
import { OpenCourseView } from './open-course-view.tsx'
import { useCourseEditor } from './use-course-editor.ts'

/** Where a course is made. Screens `/studio/courses/:id`. */
export const CourseEditorPage = () => {
  const id = Number(useParams()['id']) || 0
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  return <Editor key={`${userId}/${id}`} id={id} />
}

const Editor = ({ id }: { readonly id: number }) => {
  const editor = useCourseEditor(id)
  const course = useSelector(editor, selectCourse)
  const failure = useSelector(editor, ({ context }) => context.failure)
  const state = useSelector(editor, ({ value }) => (typeof value === 'string' ? value : 'open'))
  const reviewed = useSelector(editor, selectHandedBack)
  // The heading is drawn anew once the course is there.
  useFocusFallback(course === null, pageHeading)
  useCrumb(course?.workingCopy.document.name.trim() || null)
  if (course !== null) return <OpenCourseView editor={editor} course={course} />
  return (
    <>
      <PageHeader title={innerTitles.courseEditor} />
      {state === 'missing' || state === 'forbidden' || state === 'handedBack' ? (
        <EmptyState {...studioCopy[state]}>
          <Button asChild variant="soft">
            <Link
              to={draftsAddress({
                ...ALL_OWN_DRAFTS,
                view: reviewed === 0 ? 'mine' : 'review',
                organisationId: reviewed,
              })}
            >
              {reviewed === 0 ? innerTitles.studio : studioCopy.toReview}
            </Link>
          </Button>
        </EmptyState>
      ) : state === 'failed' || state === 'defect' ? (
        <ErrorState
          message={studioCopy.failed}
          reason={failureText(failure)}
          onRetry={() => editor.send({ type: 'editor.retry' })}
        />
      ) : (
        <div role="status" aria-label={studioCopy.loading}>
          <Skeleton height="88px" />
        </div>
      )}
    </>
  )
}
