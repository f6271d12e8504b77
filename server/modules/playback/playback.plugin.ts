import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { noteRepository } from './note.repository.ts'
import { noteService } from './note.service.ts'
import { playbackRoutes } from './playback.routes.ts'
import { playbackService } from './playback.service.ts'

/** What the player asks for, and notes to a lesson. */
export const playbackPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { findSection } = app.courses
    const { pointsOf, infoOf } = app.live
    await addRoutes(
      app,
      playbackRoutes(
        playbackService({ findSection, pointsOf, infoOf }),
        noteService({ notes: noteRepository(db), findSection, clock }),
      ),
    )
  },
  { name: 'playback', dependencies: ['course', 'live'] },
)
