import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { PreviewRoom } from '#application/studio/preview-room.ts'
import type { CourseSection } from '#domain/studio/course-document.ts'
import type { StudioFile } from '#domain/studio/course-studio.ts'
import { useLessonLogic, useStudioLogic } from '../../bundle-logic.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { formatClock } from '../../format/duration.ts'
import { LessonPlayer } from '../../playback/lesson-player.tsx'
import type { PlayerMarker } from '../../playback/player-marker.ts'
import { useRunning } from '../../use-running.ts'
import { PreviewQuestions } from './preview-questions.tsx'

const words = studioCopy.preview

interface PreviewFilmProps {
  readonly section: CourseSection
  readonly film: StudioFile
  readonly files: readonly StudioFile[]
}

/** A film as in a lesson, with its captions; it stops to ask, and takes no answer. */
export const PreviewFilm = ({ section, film, files }: PreviewFilmProps) => {
  const { openPreviewRoom } = useStudioLogic()
  const { playback: logic } = useLessonLogic()
  const { name, points } = section
  const [room] = useState(() =>
    openPreviewRoom({ logic, url: film.url, duration: section.file?.duration ?? 0, points }),
  )
  useEffect(() => {
    room.start()
    return room.close
  }, [room])
  useRunning(room)
  const lesson = useMemo(
    () => ({
      name,
      chapters: [],
      captions: section.captions.flatMap(({ language, label, fileId }) => {
        const url = files.find((file) => file.fileId === fileId)?.url
        return url === undefined ? [] : [{ language, label, url }]
      }),
    }),
    [name, section.captions, files],
  )
  const markers = points.map(
    ({ key, second }, at): PlayerMarker => ({
      id: `question-${key}`,
      second,
      label: words.marker(at + 1),
      kind: 'question',
    }),
  )
  return (
    <LessonPlayer actor={room.playback} lesson={lesson} markers={markers} overlay={<Stop room={room} />} />
  )
}

const Stop = ({ room: { stop } }: { readonly room: PreviewRoom }) => {
  const point = useSelector(stop, ({ context }) => context.point)
  if (point === null) return null
  return (
    <section className="question-stop" aria-label={words.asked(point.required)}>
      <div className="question-stop__head">
        <Badge color="indigo">{words.asked(point.required)}</Badge>
        <Text size="2" color="gray" className="question-stop__clock">
          {formatClock(point.second)}
        </Text>
      </div>
      <div className="question-stop__body">
        <PreviewQuestions questionIds={[point.questionId]} />
        <div className="question-stop__foot">
          <Text size="2" color="gray">
            {words.notAnswered}
          </Text>
          <Button onClick={() => stop.send({ type: 'preview.continue' })}>{words.goOn}</Button>
        </div>
      </div>
    </section>
  )
}
