import './course-editor.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { selectSaveState } from '#application/studio/course-editor.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { isWrittenIn } from '#domain/studio/course-draft.ts'
import { type OpenCourse, setAside } from '#domain/studio/open-course.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { coursePreviewAddress, STUDIO_ADDRESS } from '../../routing/studio-address.ts'
import { BasicsPart } from './basics-part.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { CoverPart } from './cover-part.tsx'
import { OutlinePart } from './outline-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { PlacePart } from './place-part.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { EditorPartProps } from './studio-actors.ts'
import { UnsavedCaptions } from './unsaved-captions.tsx'

/** A course that is open: who else is there, whether all is saved, what it says and what it is made of. */
export const OpenCourseView = ({ editor, course }: EditorPartProps) => {
  const [publishing, setPublishing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { workingCopy, state } = course
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    // Keys of a dialog come by here as well; there they take back what is typed.
    if (!event.currentTarget.contains(event.target as Node)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    editor.send({ type: key === 'y' || event.shiftKey ? 'editor.redo' : 'editor.undo' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo by keys wherever the focus is; the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same
    <div className="course-editor" onKeyDown={onKeyDown}>
      <PageHeader title={workingCopy.document.name.trim() || innerTitles.courseEditor}>
        <Badge color="gray">{words.statuses[state.status]}</Badge>
        <span className="course-editor__links">
          {state.contentId > 0 && !state.withdrawn && (
            <Link to={contentAddress({ id: state.contentId, type: CONTENT_TYPE.recorded })}>
              {words.coursePage}
            </Link>
          )}
          <Link to={coursePreviewAddress(state.id)}>{words.preview.open}</Link>
          <Link to={STUDIO_ADDRESS}>{words.back}</Link>
        </span>
      </PageHeader>
      <div className="course-editor__bar">
        <SaveState editor={editor} />
        <Present course={course} />
        {/* Not shut while they have the focus: the next key would be lost with it. */}
        <span className="course-editor__tools">
          <Button
            variant="soft"
            color="gray"
            disabled={!state.rights.edit}
            aria-disabled={workingCopy.undo.length === 0}
            onClick={() => editor.send({ type: 'editor.undo' })}
          >
            {words.undo}
          </Button>
          <Button
            variant="soft"
            color="gray"
            disabled={!state.rights.edit}
            aria-disabled={workingCopy.redo.length === 0}
            onClick={() => editor.send({ type: 'editor.redo' })}
          >
            {words.redo}
          </Button>
          <Button ref={opener} onClick={() => setPublishing(true)}>
            {words.publishing}
          </Button>
        </span>
      </div>
      <UnsavedCaptions editor={editor} course={course} />
      <Notes course={course} />
      <div className="course-editor__parts">
        <OutlinePart editor={editor} course={course} />
        <div className="course-editor__side">
          <BasicsPart editor={editor} course={course} />
          <CoverPart editor={editor} course={course} />
          <PlacePart editor={editor} course={course} />
          <PeoplePart editor={editor} course={course} />
        </div>
      </div>
      <ConflictDialog editor={editor} course={course} />
      {publishing && (
        <PublishDialog editor={editor} course={course} opener={opener} onClose={() => setPublishing(false)} />
      )}
    </div>
  )
}

const SaveState = ({ editor }: Pick<EditorPartProps, 'editor'>) => {
  const saving = useSelector(editor, selectSaveState)
  const isSafe = saving === 'saved' || saving === 'saving'
  return (
    <Text size="2" color={isSafe ? 'gray' : 'red'} role="status" aria-label={words.saveState}>
      {words.saveStates[saving]}
    </Text>
  )
}

/** Who writes here too, and who only looks. */
const Present = ({ course: { present, state } }: { readonly course: OpenCourse }) => {
  const named = (isLooking: boolean) =>
    present
      .filter((one) => (one.isLooking || !isWrittenIn(state)) === isLooking)
      .map(({ name }) => name)
      .join('、')
  const [writing, looking] = [named(false), named(true)]
  if (present.length === 0) return null
  return (
    <Text size="2" color="indigo" role="status">
      {[writing && words.present(writing), looking && words.looking(looking)].filter(Boolean).join('，')}
    </Text>
  )
}

/** Why nothing can be changed, and what the reviewer said. */
const Notes = ({ course }: { readonly course: OpenCourse }) => {
  const { state } = course
  const held = state.rights.edit ? course.heldBack.length : setAside(course).length
  const notes = [
    state.status === 'inReview' && (state.rights.publish ? words.toDecide : words.inReview),
    state.status !== 'inReview' && !state.rights.edit && words.readOnly,
    held > 0 && words.held(held),
    state.status === 'returned' && state.reason !== '' && words.returned(state.reason),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="course-editor__note">
      {note}
    </p>
  ))
}
