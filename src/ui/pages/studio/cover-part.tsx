import './cover-part.css'
import { Button, Heading, Text } from '@radix-ui/themes'
import { useId, useRef, useState } from 'react'
import { fieldSet } from '#domain/studio/course-outline.ts'
import type { StudioFile } from '#domain/studio/course-studio.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { CoverDialog } from './cover-dialog.tsx'
import type { CoverSource } from './cover-source.ts'
import { DraftCover } from './draft-cover.tsx'
import { FileDialog } from './file-dialog.tsx'
import type { EditorPartProps } from './studio-actors.ts'

const words = studioCopy.cover

type Way = 'film' | 'page' | 'picture'

const sourcesOf = ({ workingCopy, files }: OpenCourse, way: 'film' | 'page'): readonly CoverSource[] =>
  workingCopy.document.chapters.flatMap(({ sections }) =>
    sections.flatMap((section) => {
      const file = files.find(({ fileId }) => fileId === section.file?.fileId)
      const fits = way === 'film' ? section.kind === 'film' : file?.suffix === 'pdf'
      return file !== undefined && fits ? [{ section, file }] : []
    }),
  )

/** What stands for a course on cards and on its page: a picture, or the drawn one. */
export const CoverPart = ({ editor, course }: EditorPartProps) => {
  const { cover } = course.workingCopy.document
  const heading = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [way, setWay] = useState<Way | null>(null)
  const films = sourcesOf(course, 'film')
  const pages = sourcesOf(course, 'page')
  const open = (next: Way, button: HTMLButtonElement) => {
    opener.current = button
    setWay(next)
  }
  const take = (file: StudioFile) => {
    const { document } = editor.getSnapshot().context.course?.workingCopy ?? course.workingCopy
    const { fileId, name } = file
    editor.send({
      type: 'editor.edit',
      edits: fieldSet(document, '', 'cover', { fileId, name, duration: 0 }),
      things: { files: [file] },
    })
    setWay(null)
  }
  return (
    <section className="course-part" aria-labelledby={heading}>
      <Heading as="h2" size="4" id={heading}>
        {words.title}
      </Heading>
      <div className="cover-part__picture">
        <DraftCover {...course} />
      </div>
      {cover === null && (
        <Text size="1" color="gray">
          {words.drawn}
        </Text>
      )}
      {course.state.rights.edit && (
        <div className="cover-part__ways">
          <Button
            size="1"
            variant="soft"
            disabled={films.length === 0}
            title={films.length === 0 ? words.noFilm : undefined}
            onClick={({ currentTarget }) => open('film', currentTarget)}
          >
            {words.fromFilm}
          </Button>
          <Button
            size="1"
            variant="soft"
            disabled={pages.length === 0}
            title={pages.length === 0 ? words.noPage : undefined}
            onClick={({ currentTarget }) => open('page', currentTarget)}
          >
            {words.fromPage}
          </Button>
          <Button size="1" variant="soft" onClick={({ currentTarget }) => open('picture', currentTarget)}>
            {words.ownPicture}
          </Button>
          {/* Stays where it is when it was pressed, for whoever goes by keys. */}
          <Button
            size="1"
            variant="soft"
            color="gray"
            aria-disabled={cover === null}
            onClick={() =>
              editor.send({
                type: 'editor.edit',
                edits: fieldSet(course.workingCopy.document, '', 'cover', null),
              })
            }
          >
            {words.drawIt}
          </Button>
        </div>
      )}
      {way === 'picture' && (
        <FileDialog kind="picture" opener={opener} onClose={() => setWay(null)} onTake={take} />
      )}
      {(way === 'film' || way === 'page') && (
        <CoverDialog
          way={way}
          draftId={course.state.id}
          sources={way === 'film' ? films : pages}
          opener={opener}
          onClose={() => setWay(null)}
          onTake={take}
        />
      )}
    </section>
  )
}
