import type { LessonRoom } from '#application/playback/lesson-room.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { QuestionList } from '../../question/question-list.tsx'
import type { PlayTab } from '../../routing/play-address.ts'
import { Notes } from './notes.tsx'

export interface RoomPanelProps {
  readonly tab: Exclude<PlayTab, 'contents'>
  readonly room: LessonRoom
  readonly film: Lesson
}

/** What is written beside a film, and what it asks. */
export const RoomPanel = ({ tab, room, film }: RoomPanelProps) =>
  tab === 'notes' ? <Notes room={room} lesson={film} /> : <QuestionList stop={room.questionStop} />
