import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { peopleRoutes } from './people.routes.ts'
import { peopleService } from './people.service.ts'
import { personService } from './person.service.ts'

/** The people of schools in the hands of their administrators. */
export const peoplePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    const { forget: forgetSessions, hashPassword } = app.accounts
    await app.register(
      peopleRoutes(peopleService(db), personService({ db, clock, forgetSessions, hashPassword })),
    )
  },
  { name: 'people', dependencies: ['session'] },
)
