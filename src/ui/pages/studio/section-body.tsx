import { Button, Text } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { fieldSet } from '#domain/studio/course-outline.ts'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { filmSectionAddress } from '../../routing/studio-address.ts'
import { ExerciseBody } from './exercise-body.tsx'
import { FileDialog } from './file-dialog.tsx'
import type { SectionPartProps } from './studio-actors.ts'

/** What a section is made of. */
export const SectionBody = (props: SectionPartProps) =>
  props.section.kind === 'questions' ? <ExerciseBody {...props} /> : <File {...props} />

const File = ({ editor, course, section }: SectionPartProps) => {
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
            const { document } = editor.getSnapshot().context.course?.workingCopy ?? course.workingCopy
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
