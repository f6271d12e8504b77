import { createActor } from 'xstate'
import type { LessonRoom, OpenLessonRoom } from '#application/playback/lesson-room.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { wireEnd } from './end.wiring.ts'
import { wireLine } from './line.wiring.ts'
import { wireNotes } from './note.wiring.ts'
import { wirePlace } from './place.wiring.ts'
import { wirePlaybackLock } from './playback-lock.wiring.ts'
import { wireQuestions } from './question.wiring.ts'
import type { RoomNeeds } from './room-needs.ts'
import { wireSignOut } from './sign-out.wiring.ts'
import { wireWatchProgress } from './watch-progress.wiring.ts'

/** Assembles the actors around one film; the wirings imported here contain their whole communication. */
export const lessonRoomOpener =
  (needs: RoomNeeds): OpenLessonRoom =>
  ({ lesson, course }) => {
    const { logic, app, settings } = needs
    const { lesson: film, startAt, ref } = lesson.getSnapshot().context
    if (film === null) throw new Error('a room is opened for a film that is known')
    const { sectionId } = ref
    // Only the next section of a recorded course is read ahead: the sessions of a live course are watched when they take place.
    const nextId = ref.type === CONTENT_TYPE.live ? 0 : film.nextId
    let stopAhead = () => {}
    const userId = selectUser(app.actors.session.getSnapshot())?.id ?? 0
    const { sources, posterUrl, duration, points } = film

    const playback = createActor(logic.playback, {
      input: {
        sources,
        posterUrl,
        duration,
        startAt,
        settings: settings.read(userId),
        live: false,
        autoplay: true,
      },
    })
    const questionStop = createActor(logic.questionStop, {
      input: { lesson: { userId, courseId: ref.courseId, sectionId }, points, startAt },
    })
    const playbackLock = createActor(logic.playbackLock)
    const notes = createActor(logic.notes, { input: { userId, sectionId } })
    const noteComposer = createActor(logic.noteComposer, { input: { userId, sectionId } })
    const room = { playback, questionStop, playbackLock, notes, noteComposer }

    const progress = wireWatchProgress(needs, room, { lesson, course })
    wireQuestions(room)
    wireEnd(room, { lesson, course })
    wirePlaybackLock(room)
    const unwireNotes = wireNotes(needs, room, sectionId)
    wirePlace(app, room, lesson)
    const unwatch = wireLine(needs.page, playback)
    const unwireSignOut = wireSignOut(app.actors, playback)
    playback.on('playback.settingsChanged', (changed) => settings.keep(userId, changed.settings))

    const actors = Object.values({ ...room })
    return {
      ...room,
      start: () => {
        for (const actor of actors) actor.start()
        stopAhead = needs.readNextAhead({ userId, sectionId, nextId })
      },
      stop: () => {
        stopAhead()
        unwatch()
        unwireSignOut()
        unwireNotes()
        progress.close()
        for (const actor of actors) actor.stop()
      },
    } satisfies LessonRoom
  }
