import { fromPromise } from 'xstate'
import { failed } from '#domain/kernel/result.ts'
import { schoolLibraryMachine } from '#domain/school-file/school-library.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { PrivateFilePort } from '../private-file/private-file.port.ts'
import type { SchoolFilePort } from './school-file.port.ts'

export const provideSchoolLibrary = (library: SchoolFilePort, privateFiles: PrivateFilePort) =>
  schoolLibraryMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => library.page({ ...input, page }, signal)),
      ),
      pack: fromPromise(({ input, signal }) => library.pack(input, signal)),
      keep: fromPromise(async ({ input, signal }) =>
        input === undefined ? failed({ kind: 'unreadable' as const }) : privateFiles.keep(input, signal),
      ),
    },
  })
