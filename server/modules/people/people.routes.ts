import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/people.ts'
import { signedInRoute } from '../../http/route.ts'
import type { PeopleService } from './people.service.ts'
import type { PersonService } from './person.service.ts'

/** The people of schools, for their administrators. Wire: 人员管理. */
export const peopleRoutes =
  (people: PeopleService, person: PersonService) => async (app: FastifyInstance) => {
    signedInRoute(app, calls.getManaged, ({ viewer }) => people.managed(viewer.userId))
    signedInRoute(app, calls.getPeople, ({ viewer, body }) => people.list(viewer.userId, body))
    signedInRoute(app, calls.getPerson, ({ viewer, query }) => person.read(viewer.userId, query.Id))
    signedInRoute(app, calls.savePerson, ({ viewer, body }) => person.save(viewer.userId, body))
    signedInRoute(app, calls.setPersonDisabled, ({ viewer, body }) => person.setDisabled(viewer.userId, body))
    signedInRoute(app, calls.resetPersonPassword, ({ viewer, body }) =>
      person.resetPassword(viewer.userId, body),
    )
    signedInRoute(app, calls.removePersonSecondFactor, async ({ viewer, body, request }) => {
      const done = await person.removeSecondFactor(viewer.userId, body)
      if (done === true)
        request.log.info({ userId: body.Id, by: viewer.userId }, 'second factor removed by another')
      return done
    })
    signedInRoute(app, calls.addPerson, ({ viewer, body }) => person.add(viewer.userId, body))
  }
