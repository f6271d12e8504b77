import { AlertDialog, Button, Flex, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import type { CourseDocument } from '#domain/studio/course-document.ts'
import { standingOf } from '#domain/studio/course-outline.ts'
import type { ConflictAnswer, OpenConflict } from '#domain/studio/edit-conflicts.ts'
import { isAsked } from '#domain/studio/open-course.ts'
import { focusedOpener } from '../../components/focused-opener.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { restoreFocus } from '../../navigation/restore-focus.ts'
import { ConflictValues } from './conflict-values.tsx'
import type { EditorPartProps } from './studio-actors.ts'

const words = studioCopy.conflict

const whatOf = (document: CourseDocument, { edit }: OpenConflict): string => {
  const key = edit.op === 'add' ? edit.thing.key : edit.key
  const thing =
    key === '' ? words.course : standingOf(document, key)?.thing.name.trim() || studioCopy.nameless
  if (edit.op === 'move') return words.of(thing, words.home)
  return edit.op === 'set' ? words.of(thing, words.fields[edit.field] ?? edit.field) : thing
}

/** What two changed at the same time: what stands there is kept, or one's own is put over it. R-studio-2. */
export const ConflictDialog = ({ editor, course }: EditorPartProps) => {
  const content = useRef<HTMLDivElement>(null)
  /** Where somebody was typing, over all questions of a row. */
  const opener = useRef<Element>(null)
  const { conflicts } = course.workingCopy
  const [first] = conflicts
  if (first === undefined || !isAsked(course)) return null
  const what = whatOf(course.workingCopy.document, first)
  const { edit, kind, place, newer } = first
  const answer = (whose: ConflictAnswer['whose']) =>
    editor.send({ type: 'editor.settle', answer: { whose, place, newer } })
  const isChoice = kind === 'changed' && edit.op !== 'add'
  return (
    <AlertDialog.Root open>
      <AlertDialog.Content
        maxWidth="520px"
        key={place}
        ref={content}
        onOpenAutoFocus={(event) => {
          // On none of its buttons: who was typing would press it with the next blank.
          event.preventDefault()
          if (document.activeElement !== document.body) opener.current = focusedOpener()
          content.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (content.current !== null) return
          restoreFocus(opener.current)
          opener.current = null
        }}
      >
        <AlertDialog.Title size="4">{words.title}</AlertDialog.Title>
        <AlertDialog.Description size="2">
          {isChoice ? words.changed(what) : kind === 'gone' ? words.gone(what) : words.other(what)}
        </AlertDialog.Description>
        {isChoice && <ConflictValues course={course} conflict={first} />}
        <Text as="p" size="2" mt="3" role="status">
          {newer > 0 && words.newer}
        </Text>
        {conflicts.length > 1 && (
          <Text as="p" size="2" color="gray" mt="3">
            {words.left(conflicts.length - 1)}
          </Text>
        )}
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <Button variant="soft" color="gray" onClick={() => answer('theirs')}>
            {isChoice ? words.keepTheirs : words.understood}
          </Button>
          {isChoice && <Button onClick={() => answer('mine')}>{words.takeMine}</Button>}
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
