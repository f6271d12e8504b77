import './notes.css'
import { Badge, Button, Heading, IconButton, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useRef } from 'react'
import type { LessonRoom } from '#application/playback/lesson-room.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { isUnwritten } from '#domain/playback/note-draft.ts'
import { notesWith, type ShownNote, waitingIn } from '#domain/writing/unsent-writing.ts'
import { useWritingOutbox } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { saveText } from '../../components/text-file.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { writingCopy } from '../../copy/writing-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { NoteComposer } from './note-composer.tsx'
import { notesText } from './notes-text.ts'

const words = playCopy.notes

interface NotesProps {
  readonly room: LessonRoom
  readonly lesson: Lesson
}

/** 笔记: written at the second that plays, and a way back to each. */
export const Notes = ({ room, lesson }: NotesProps) => {
  const notes = useRef<HTMLDivElement>(null)
  return (
    <div ref={notes} tabIndex={-1} role="group" aria-label={words.title} className="notes">
      <NoteComposer room={room} />
      <NoteList room={room} lesson={lesson} around={notes} />
    </div>
  )
}

const NoteList = ({
  room,
  lesson,
  around,
}: NotesProps & { readonly around: RefObject<HTMLDivElement | null> }) => {
  const { notes: actor } = room
  const writings = useSelector(useWritingOutbox(), ({ context }) => context)
  const sectionId = useSelector(actor, ({ context }) => context.sectionId)
  const notes = useSelector(actor, ({ context }) => context.notes)
  const moving = useSelector(actor, ({ context }) => context.moving)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  // What is being removed is gone at once; it comes back where that fails.
  const shown = notesWith(
    notes.filter(({ id }) => id !== moving?.id),
    waitingIn(writings),
    sectionId,
  )
  // A note that is deleted takes its buttons along.
  useFocusFallback(shown.length, around)
  const list = shown.length > 0 && (
    <ol className="notes__list" aria-label={words.list}>
      {shown.map(({ note, waits }) => (
        <Note key={note.id || note.clientId} room={room} note={note} waits={waits} />
      ))}
    </ol>
  )
  if (failed)
    return (
      <>
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'notes.retry' })}
        />
        {list}
      </>
    )
  if (loading)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton height="64px" />
      </div>
    )
  if (shown.length === 0) return <EmptyState title={words.empty} hint={words.emptyHint} />
  return (
    <>
      <div className="notes__head">
        <Heading as="h3" size="2">
          {words.title}
        </Heading>
        <Button
          size="1"
          variant="soft"
          color="gray"
          onClick={() =>
            saveText(
              words.fileName(lesson.name),
              notesText(
                lesson,
                shown.map(({ note }) => note),
              ),
            )
          }
        >
          <ExtendedIcon name="download" size={14} />
          {words.exportAll}
        </Button>
      </div>
      {list}
    </>
  )
}

const Note = ({ room, note, waits }: ShownNote & { room: LessonRoom }) => {
  const { playback, notes, noteComposer } = room
  const clock = formatClock(note.second)
  const editing = useSelector(noteComposer, ({ context }) => context.draft.noteId === note.id)
  const busy = useSelector(
    noteComposer,
    ({ context: { draft } }) => draft.noteId === 0 && !isUnwritten(draft),
  )
  return (
    <li className="note" data-editing={editing}>
      <div className="note__head">
        <Button
          className="note__time"
          size="1"
          variant="soft"
          aria-label={words.goTo(clock)}
          onClick={() => playback.send({ type: 'playback.seek', second: note.second })}
        >
          {clock}
        </Button>
        {waits ? (
          <Badge color="gray" title={writingCopy.waitsHint}>
            {writingCopy.waits}
          </Badge>
        ) : (
          <span className="note__actions">
            <IconButton
              size="2"
              variant="ghost"
              color="gray"
              aria-label={words.editAt(clock)}
              aria-disabled={busy}
              title={busy ? words.editBusy : words.edit}
              onClick={() => noteComposer.send({ type: 'noteComposer.edit', note })}
            >
              <ExtendedIcon name="pencil" />
            </IconButton>
            <IconButton
              size="2"
              variant="ghost"
              color="gray"
              aria-label={words.removeAt(clock)}
              title={words.remove}
              onClick={() => notes.send({ type: 'notes.remove', note })}
            >
              <ExtendedIcon name="close" />
            </IconButton>
          </span>
        )}
      </div>
      <Text as="p" size="2" className="note__text">
        {note.text}
      </Text>
    </li>
  )
}
