import fastifyPlugin from 'fastify-plugin'
import { JOB_KIND } from '#contract/job.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { rosterInWorker } from '../../import/roster-in-worker.ts'
import { hourlySweep, sweeping } from '../job/sweeping.ts'
import { auditLogRoutes } from './audit-log.routes.ts'
import { auditLogService } from './audit-log.service.ts'
import { peopleRoutes } from './people.routes.ts'
import { peopleService } from './people.service.ts'
import { peopleCountRepository } from './people-count.repository.ts'
import { personService } from './person.service.ts'
import { roleRoutes } from './role.routes.ts'
import { roleService } from './role.service.ts'
import { rosterRoutes } from './roster.routes.ts'
import { rosterService } from './roster.service.ts'
import { schoolRoutes } from './school.routes.ts'
import { schoolService } from './school.service.ts'
import { readSchoolWords, SCHOOL_WORDS } from './school-words.ts'
import { readTeacherWords, renamedByJob, TEACHER_WORDS } from './teacher-words.ts'

const GIBIBYTE = 1024 ** 3

/** The people of schools in the hands of their administrators. */
export const peoplePlugin = fastifyPlugin<
  Pick<FeatureOptions, 'db' | 'clock' | 'storage' | 'fileAddressSecret' | 'configuration'>
>(
  async (app, { db, clock, storage, fileAddressSecret: secret, configuration }) => {
    const { forget: forgetSessions, hashPassword } = app.accounts
    const usualQuota = configuration.upload.personalGigabytes * GIBIBYTE
    await addRoutes(
      app,
      peopleRoutes(
        peopleService(db),
        personService({ db, clock, usualQuota, forgetSessions, hashPassword, jobs: app.jobs }),
      ),
    )
    const rosters = rosterService({
      db,
      clock,
      forgetSessions,
      readFile: rosterInWorker(),
      secret,
      teachersRenamed: renamedByJob(app.jobs),
    })
    app.jobs.define(hourlySweep(JOB_KIND.rosterSweep, 7), sweeping(rosters.sweep, 'rosters of yesterday'))
    const counts = peopleCountRepository(db)
    app.jobs.define(
      hourlySweep(JOB_KIND.peopleCount, 27),
      sweeping(counts.addUp, 'parts of the number of people'),
    )
    await addRoutes(app, rosterRoutes(rosters, storage))
    app.jobs.define(TEACHER_WORDS, readTeacherWords(db))
    app.jobs.define(SCHOOL_WORDS, readSchoolWords(db))
    await addRoutes(app, schoolRoutes(schoolService({ db, clock, jobs: app.jobs })))
    await addRoutes(app, roleRoutes(roleService({ db, clock })))
    await addRoutes(app, auditLogRoutes(auditLogService(db)))
  },
  { name: 'people', dependencies: ['session', 'job'] },
)
