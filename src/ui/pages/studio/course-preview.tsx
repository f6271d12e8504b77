import { Heading, Text } from '@radix-ui/themes'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { PreviewKind } from '#domain/catalogue/file-item.ts'
import type { CourseSection } from '#domain/studio/course-document.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { formatClock, formatLength } from '../../format/duration.ts'
import { FilePreview } from '../../preview/file-preview.tsx'
import { lazyPart } from '../../routing/missing-code.ts'
import { coursePreviewAddress } from '../../routing/studio-address.ts'
import { DraftCover } from './draft-cover.tsx'
import { PreviewQuestions } from './preview-questions.tsx'

const words = studioCopy.preview

/** With the player, for a course that has a film. */
const PreviewFilm = lazyPart(async () => (await import('./preview-film.tsx')).PreviewFilm)

interface CoursePreviewProps {
  readonly course: OpenCourse
  /** Null for the introduction. */
  readonly section: CourseSection | null
}

/** The introduction of a draft, or one of its sections, beside the contents. */
export const CoursePreview = ({ course, section }: CoursePreviewProps) => (
  <div className="course-preview">
    <div className="course-preview__shown">
      {section === null ? <Introduction {...course} /> : <Section course={course} section={section} />}
    </div>
    <Contents course={course} section={section} />
  </div>
)

const Introduction = (course: OpenCourse) => {
  const { name, summary, introduction, teachers, finish, chapters } = course.workingCopy.document
  const sections = chapters.flatMap((chapter) => chapter.sections)
  const seconds = sections.reduce((sum, { file }) => sum + (file?.duration ?? 0), 0)
  const names = teachers.map((id) => course.teachers.find((one) => one.id === id)?.name ?? '')
  return (
    <>
      <div className="course-preview__cover">
        <DraftCover {...course} />
      </div>
      <Heading as="h1" size="7">
        {name.trim() || innerTitles.coursePreview}
      </Heading>
      <Text as="p" size="3">
        {summary}
      </Text>
      <Text as="p" size="2" color="gray">
        {[
          words.facts(sections.length, seconds > 0 ? formatLength(seconds) : ''),
          words.teachers(names.filter(Boolean).join('、')),
          words.finish(studioCopy.finishes[finish]),
        ].join(' · ')}
      </Text>
      {introduction.trim() !== '' && (
        <section>
          <Heading as="h2" size="4">
            {words.introduction}
          </Heading>
          {introduction.split(/\n\s*\n/).map((paragraph) => (
            <Text as="p" key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </section>
      )}
    </>
  )
}

/** What a browser shows, by suffix. */
const KINDS: Readonly<Record<string, PreviewKind>> = {
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  mp3: 'audio',
  m4a: 'audio',
  mp4: 'video',
  docx: 'docx',
  xlsx: 'xlsx',
}

interface SectionProps {
  readonly course: OpenCourse
  readonly section: CourseSection
}

const Section = ({ course: { files }, section }: SectionProps) => {
  const { key, name, kind, questionIds } = section
  const file = files.find(({ fileId }) => fileId === section.file?.fileId)
  return (
    <>
      {kind === 'film' && file !== undefined && (
        <Suspense fallback={<div className="course-preview__wait" />}>
          <PreviewFilm key={key} section={section} film={file} files={files} />
        </Suspense>
      )}
      <Heading as="h1" size="6">
        {name.trim() || studioCopy.nameless}
      </Heading>
      {kind === 'file' && file !== undefined && (
        <FilePreview
          key={key}
          file={{
            id: file.fileId,
            name: file.name,
            suffix: file.suffix,
            size: file.size,
            hash: '',
            downloadUrl: file.url,
            previewUrl: file.url,
            previewKind: KINDS[file.suffix] ?? 'none',
            thumbUrl: '',
            updateTime: '',
          }}
        />
      )}
      {kind === 'questions' && questionIds.length > 0 && <PreviewQuestions questionIds={questionIds} />}
      {(kind === 'questions' ? questionIds.length === 0 : file === undefined) && (
        <Text as="p" color="gray">
          {words.missing}
        </Text>
      )}
    </>
  )
}

const ICONS = { film: 'video', file: 'file', questions: 'question' } as const

const Contents = ({ course, section }: CoursePreviewProps) => {
  const { state, workingCopy } = course
  const { chapters } = workingCopy.document
  if (chapters.every(({ sections }) => sections.length === 0)) return <EmptyState {...words.empty} />
  return (
    <nav className="course-preview__contents" aria-label={words.contents}>
      <Link to={coursePreviewAddress(state.id)} aria-current={section === null ? 'page' : undefined}>
        {words.overview}
      </Link>
      {chapters.map((chapter) => (
        <section key={chapter.key}>
          <Heading as="h2" size="3">
            {chapter.name}
          </Heading>
          <ol>
            {chapter.sections.map(({ key, name, kind, file }) => (
              <li key={key}>
                <Link
                  to={coursePreviewAddress(state.id, key)}
                  aria-current={key === section?.key ? 'page' : undefined}
                >
                  <ExtendedIcon name={ICONS[kind]} />
                  <span>{name.trim() || studioCopy.nameless}</span>
                  {(file?.duration ?? 0) > 0 && (
                    <Text size="1" color="gray">
                      {formatClock(file?.duration ?? 0)}
                    </Text>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  )
}
