import type { FastifyInstance } from 'fastify'
import { deleteNote, getNotes, saveNote } from '#contract/note.ts'
import { getStructurePageContentInfo } from '#contract/playback.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { NoteService } from './note.service.ts'
import type { PlaybackService } from './playback.service.ts'

export const playbackRoutes =
  (playback: PlaybackService, notes: NoteService) => async (app: FastifyInstance) => {
    signedInRoute(app, getStructurePageContentInfo, ({ query, viewer }) =>
      playback.info(viewer, asId(query.Id) ?? 0),
    )
    signedInRoute(app, getNotes, ({ query, viewer }) => notes.list(viewer, asId(query.SectionId) ?? 0))
    signedInRoute(app, saveNote, ({ body, viewer }) => notes.save(viewer, body))
    signedInRoute(app, deleteNote, ({ body, viewer }) => notes.remove(viewer, body.Id))
  }
