import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { CourseActor, LessonActor, LessonRoom } from '#application/playback/lesson-room.ts'
import {
  type PlaybackRef,
  selectBeginning,
  selectPosition,
  selectSettings,
} from '#application/playback/playback.selectors.ts'
import type { CommentedContent } from '#domain/comment/comment.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { Comments } from '../../comment/comments.tsx'
import { playCopy } from '../../copy/play-copy.ts'
import { LessonPlayer } from '../../playback/lesson-player.tsx'
import type { PlayerMarker } from '../../playback/player-marker.ts'
import { QuestionStop } from '../../question/question-stop.tsx'
import type { PlayPlace } from '../../routing/play-address.ts'
import { NextOffer } from './next-offer.tsx'
import { PlayFrame } from './play-frame.tsx'
import { PlaySide } from './play-side.tsx'
import { PlayedElsewhere } from './played-elsewhere.tsx'
import { useRoom } from './use-room.ts'

export interface LessonStageProps {
  readonly course: CourseActor
  readonly lesson: LessonActor
  readonly film: Lesson
  readonly place: PlayPlace & { readonly id: number }
  readonly words: ReactNode
}

/** The player of a lesson, with questions, notes and captions around it. */
export const LessonStage = ({ course, lesson, film, place, words }: LessonStageProps) => {
  const room = useRoom({ lesson, course })
  const { theatre } = useSelector(room.playback, selectSettings)
  const markers = useMarkers(room)
  return (
    <PlayFrame
      theatre={theatre}
      stage={
        <LessonPlayer
          actor={room.playback}
          lesson={film}
          source={lesson}
          markers={markers}
          overlay={
            <>
              <NextOffer lesson={lesson} course={course} />
              <PlayedElsewhere playbackLock={room.playbackLock} />
              <QuestionStop stop={room.questionStop} />
            </>
          }
        />
      }
      words={words}
      side={<PlaySide course={course} place={place} room={room} film={film} />}
      comments={<CommentsBehind film={room.playback} content={place} />}
    />
  )
}

interface CommentsBehindProps {
  readonly film: PlaybackRef
  readonly content: CommentedContent
}

/** On a phone they are in sight from the start, and would share the line with the beginning of the film. */
const CommentsBehind = ({ film, content }: CommentsBehindProps) => {
  const [from] = useState(() => selectPosition(film.getSnapshot()))
  const held = useSelector(film, (snapshot) => selectBeginning(snapshot, from))
  return <Comments content={content} held={held} />
}

/** The markers of questions and notes on the seek bar. */
const useMarkers = ({ questionStop, notes }: LessonRoom): readonly PlayerMarker[] => {
  const points = useSelector(questionStop, ({ context }) => context.points)
  const noted = useSelector(notes, ({ context }) => context.notes)
  return useMemo(
    () => [
      ...points.map(
        ({ id, second, answered }, at): PlayerMarker => ({
          id: `question-${id}`,
          second,
          label: playCopy.markers[answered ? 'answered' : 'question'](at + 1),
          kind: answered ? 'answered' : 'question',
        }),
      ),
      ...noted.map(
        ({ id, second, text }): PlayerMarker => ({
          id: `note-${id}`,
          second,
          label: playCopy.markers.note(text.slice(0, 24)),
          kind: 'note',
        }),
      ),
    ],
    [points, noted],
  )
}
