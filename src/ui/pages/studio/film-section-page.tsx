import './film-section-page.css'
import { Skeleton, Tabs, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import type { CourseEditorActor } from '#application/studio/course-editor.provide.ts'
import { selectCourse, selectSaveState } from '#application/studio/course-editor.selectors.ts'
import type { CourseSection } from '#domain/studio/course-document.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'
import { sectionIn } from '#domain/studio/section-edits.ts'
import { useActors } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { courseEditorAddress } from '../../routing/studio-address.ts'
import { CaptionLanguages } from './caption-languages.tsx'
import { FilmFrame, type FilmHandle } from './film-frame.tsx'
import { FilmPoints } from './film-points.tsx'
import { FilmQualityPart } from './film-quality.tsx'
import { useCourseEditor } from './use-course-editor.ts'

const title = innerTitles.filmSection

/** What is said and asked in a film of a course. Screens `/studio/courses/:id/films/:key`. */
export const FilmSectionPage = () => {
  const { id, key = '' } = useParams()
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? 0)
  return <Editor key={`${userId}/${id}/${key}`} id={Number(id) || 0} sectionKey={key} />
}

const Editor = ({ id, sectionKey }: { readonly id: number; readonly sectionKey: string }) => {
  const editor = useCourseEditor(id)
  const course = useSelector(editor, selectCourse)
  const failure = useSelector(editor, ({ context }) => context.failure)
  const state = useSelector(editor, ({ value }) => (typeof value === 'string' ? value : 'open'))
  // The heading is drawn anew once the course is there.
  useFocusFallback(course === null, pageHeading)
  const section = course && sectionIn(course.workingCopy.document, sectionKey)
  useCrumb(course?.workingCopy.document.name.trim() || null, courseEditorAddress(id))
  useCrumb(section?.name.trim() || null)
  if (course !== null && section?.kind === 'film' && section.file !== null)
    return <Film editor={editor} course={course} section={section} />
  return (
    <>
      <PageHeader title={title} />
      {course !== null || state === 'missing' || state === 'forbidden' ? (
        <EmptyState {...(state === 'missing' || state === 'forbidden' ? studioCopy[state] : words.absent)}>
          <HomeLink />
        </EmptyState>
      ) : state === 'failed' || state === 'defect' ? (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => editor.send({ type: 'editor.retry' })}
        />
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton height="240px" />
        </div>
      )}
    </>
  )
}

interface FilmProps {
  readonly editor: CourseEditorActor
  readonly course: OpenCourse
  readonly section: CourseSection
}

const Film = ({ editor, course, section }: FilmProps) => {
  const film = useRef<FilmHandle>(null)
  const [second, setSecond] = useState(0)
  const [measured, setMeasured] = useState(0)
  const saving = useSelector(editor, selectSaveState)
  const locked = !course.state.rights.edit
  const duration = section.file?.duration || measured
  const stored = course.files.find(({ fileId }) => fileId === section.file?.fileId)
  const nameOf = (questionId: number) =>
    course.questions.find(({ id }) => id === questionId)?.text || words.unknownQuestion(questionId)
  const shared = { editor, section, film, second, duration, locked }
  return (
    <>
      <PageHeader title={section.name || title}>
        <span role="status" aria-label={words.saveState}>
          {studioCopy.saveStates[saving]}
        </span>{' '}
        <Link to={`/studio/courses/${course.state.id}`}>{words.back}</Link>
      </PageHeader>
      {locked && (
        <Text as="p" color="gray">
          {words.locked}
        </Text>
      )}
      <div className="film-section">
        <div className="film-section__film">
          <FilmFrame
            ref={film}
            url={stored?.url ?? ''}
            name={section.file?.name ?? ''}
            onSecond={setSecond}
            onDuration={setMeasured}
          />
          {section.file !== null && (
            <FilmQualityPart
              key={section.file.fileId}
              draftId={course.state.id}
              fileId={section.file.fileId}
              locked={locked}
            />
          )}
        </div>
        <Tabs.Root defaultValue="captions" className="film-section__side">
          <Tabs.List aria-label={words.tabs}>
            <Tabs.Trigger value="captions">{words.captions}</Tabs.Trigger>
            <Tabs.Trigger value="questions">{words.questions}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="captions">
            <CaptionLanguages {...shared} />
          </Tabs.Content>
          <Tabs.Content value="questions">
            <FilmPoints {...shared} nameOf={nameOf} />
          </Tabs.Content>
        </Tabs.Root>
      </div>
    </>
  )
}
