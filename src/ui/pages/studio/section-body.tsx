import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CourseSection } from '#domain/studio/course-document.ts'
import { fieldSet } from '#domain/studio/course-outline.ts'
import { useBankLogic } from '../../actors-context.tsx'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { filmSectionAddress } from '../../routing/studio-address.ts'
import { FileDialog } from './file-dialog.tsx'
import type { EditorPartProps } from './studio-actors.ts'

interface SectionBodyProps extends EditorPartProps {
  readonly section: CourseSection
}

/** What a section is made of. */
export const SectionBody = (props: SectionBodyProps) =>
  props.section.kind === 'questions' ? <Questions {...props} /> : <File {...props} />

const File = ({ editor, course, section }: SectionBodyProps) => {
  const [chooses, setChooses] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { key, file, points, kind } = section
  const minutes = Math.floor((file?.duration ?? 0) / 60)
  const seconds = Math.round((file?.duration ?? 0) % 60)
  return (
    <p className="outline__body">
      <Text size="2" color={file ? undefined : 'gray'} className="outline__file">
        {file?.name ?? words.noFile}
      </Text>
      {file !== null && file.duration > 0 && (
        <Text size="1" color="gray">
          {words.seconds(minutes, seconds)}
        </Text>
      )}
      {points.length > 0 && (
        <Text size="1" color="gray">
          {words.points(points.length)}
        </Text>
      )}
      {course.state.rights.edit && (
        <Button
          ref={opener}
          size="1"
          variant="soft"
          aria-label={words.chooseFileName(section.name)}
          onClick={() => setChooses(true)}
        >
          {words.chooseFile}
        </Button>
      )}
      {kind === 'film' && file !== null && (
        <Text size="2">
          <Link to={filmSectionAddress(course.state.id, key)}>{words.filmSection(section.name)}</Link>
        </Text>
      )}
      {chooses && (
        <FileDialog
          kind={kind === 'film' ? 'film' : 'file'}
          opener={opener}
          onClose={() => setChooses(false)}
          onTake={(taken) => {
            const { fileId, name, duration } = taken
            const { document } = editor.getSnapshot().context.course?.desk ?? course.desk
            editor.send({
              type: 'editor.edit',
              edits: fieldSet(document, key, 'file', { fileId, name, duration }),
              things: { files: [taken] },
            })
            setChooses(false)
          }}
        />
      )}
    </p>
  )
}

const Questions = ({ editor, course, section }: SectionBodyProps) => {
  const { basket } = useBankLogic()
  const collected = useSelector(basket, ({ context }) => context.items)
  const { key, questionIds } = section
  const fresh = collected.map(({ questionId }) => questionId).filter((id) => !questionIds.includes(id))
  const set = (ids: readonly number[]) =>
    editor.send({
      type: 'editor.edit',
      edits: fieldSet(course.desk.document, key, 'questionIds', ids),
    })
  return (
    <p className="outline__body">
      <Text size="2" color={questionIds.length > 0 ? undefined : 'gray'} className="outline__file">
        {words.questions(questionIds.length)}
      </Text>
      {course.state.rights.edit && (
        <>
          <Button
            size="1"
            variant="soft"
            disabled={fresh.length === 0}
            onClick={() => set([...questionIds, ...fresh].slice(0, 100))}
          >
            {collected.length === 0 ? words.basketEmpty : words.fromBasket(fresh.length)}
          </Button>
          {questionIds.length > 0 && (
            <Button size="1" variant="soft" color="gray" onClick={() => set([])}>
              {words.clearQuestions}
            </Button>
          )}
        </>
      )}
    </p>
  )
}
