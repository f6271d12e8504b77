import { fromPromise } from 'xstate'
import { cloudListMachine } from '#domain/school-file/cloud-list.machine.ts'
import { cloudSchoolMachine } from '#domain/school-file/cloud-school.machine.ts'
import { orLastPageIn } from '../kernel/last-page.ts'
import type { CloudSchoolPort } from './cloud-school.port.ts'

export const provideCloudSchool = (port: CloudSchoolPort) =>
  cloudSchoolMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => port.school(input, signal)) },
  })

export const provideCloudList = (port: CloudSchoolPort) =>
  cloudListMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPageIn(
          input.page,
          (page) => port.list({ ...input, page }, signal),
          (found) => found.page,
        ),
      ),
    },
  })
