import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { LessonRoom } from '#application/playback/lesson-room.ts'
import { selectPosition } from '#application/playback/playback.selectors.ts'
import { isSavable, isUnwritten, MAX_NOTE_LENGTH } from '#domain/playback/note-draft.ts'
import { isSubmitKey } from '../../components/key-events.ts'
import { OtherText } from '../../components/other-text.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { formatClock } from '../../format/duration.ts'

const words = playCopy.notes

/** Where a note is written; it stays there, whatever happens, until the server has it. */
export const NoteComposer = ({ room: { noteComposer, playback } }: { room: LessonRoom }) => {
  const draft = useSelector(noteComposer, ({ context }) => context.draft)
  const other = useSelector(noteComposer, ({ context }) => context.other)
  const failure = useSelector(noteComposer, ({ context }) => context.failure)
  const saving = useSelector(noteComposer, (snapshot) => snapshot.matches('saving'))
  const broken = useSelector(noteComposer, (snapshot) => snapshot.matches('defect'))
  const field = useRef<HTMLTextAreaElement>(null)
  const editing = draft.noteId !== 0
  useEffect(() => {
    if (editing) field.current?.focus()
  }, [editing])

  const save = () => {
    noteComposer.send({ type: 'noteComposer.save' })
    field.current?.focus()
  }
  const write = (text: string) =>
    noteComposer.send({ type: 'noteComposer.write', text, second: selectPosition(playback.getSnapshot()) })
  const tooLong = !isUnwritten(draft) && !isSavable(draft) && draft.text.trim() !== ''
  return (
    <form
      className="note-composer"
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextArea
        ref={field}
        aria-label={editing ? words.editing(formatClock(draft.second)) : words.write}
        placeholder={words.placeholder}
        rows={3}
        value={draft.text}
        readOnly={saving}
        aria-invalid={tooLong}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (!isSubmitKey(event.nativeEvent)) return
          event.preventDefault()
          save()
        }}
      />
      {tooLong && (
        <Text as="p" size="2" color="red" role="alert">
          {words.tooLong(MAX_NOTE_LENGTH)}
        </Text>
      )}
      {other !== null && (
        <OtherText
          onTake={() => noteComposer.send({ type: 'noteComposer.takeOther' })}
          onKeep={() => noteComposer.send({ type: 'noteComposer.keepMine' })}
        >
          {other.text}
        </OtherText>
      )}
      {(failure !== null || broken) && (
        <Text as="p" size="2" color="red" role="alert">
          {words.notSaved}：{failureText(failure)}
        </Text>
      )}
      <div className="note-composer__foot">
        {!isUnwritten(draft) && <Stamp room={{ noteComposer, playback }} />}
        <span className="note-composer__save">
          {!isUnwritten(draft) && (
            <Button
              type="button"
              size="2"
              variant="soft"
              color="gray"
              onClick={() => noteComposer.send({ type: 'noteComposer.cancel' })}
            >
              {words.cancel}
            </Button>
          )}
          <Button type="submit" size="2" aria-disabled={saving || !isSavable(draft)}>
            {saving ? words.saving : words.save}
          </Button>
        </span>
      </div>
    </form>
  )
}

/** The second at which the note stands, and the way to another. */
const Stamp = ({
  room: { noteComposer, playback },
}: {
  room: Pick<LessonRoom, 'noteComposer' | 'playback'>
}) => {
  const second = useSelector(noteComposer, ({ context }) => context.draft.second)
  const now = useSelector(playback, (snapshot) => Math.floor(selectPosition(snapshot)))
  return (
    <>
      <Badge color="gray" size="2">
        {words.at(formatClock(second))}
      </Badge>
      {now !== second && (
        <Button
          type="button"
          size="1"
          variant="ghost"
          onClick={() => noteComposer.send({ type: 'noteComposer.restamp', second: now })}
        >
          {words.atNow(formatClock(now))}
        </Button>
      )}
    </>
  )
}
