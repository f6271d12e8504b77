import { createActor } from 'xstate'
import type { SchoolLogic } from '#application/app-actors.ts'
import type { schoolLibraryMachine } from '#domain/school-file/school-library.machine.ts'
import { saveFrom } from '#ui/components/save-file.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { libraryCopy } from '#ui/copy/library-copy.ts'
import { formatSize } from '#ui/format/size.ts'
import type { AppContext } from '../app-context.ts'
import { notDoneToast } from '../notification/not-done-toast.ts'
import { toast } from '../notification/toast.ts'

/** Downloads a finished zip; shows a toast for zips and copies. */
export const libraryOpener = (
  { actors }: Pick<AppContext, 'actors'>,
  logic: typeof schoolLibraryMachine,
): SchoolLogic['openLibrary'] => {
  const notify = toast(actors)
  const notDone = notDoneToast(actors)
  return (input) => {
    const library = createActor(logic, { input })
    library.on('library.packed', ({ pack }) => {
      saveFrom(pack.url, pack.name)
      notify('success', libraryCopy.packed(pack.count, formatSize(pack.size)))
    })
    library.on('library.packFailed', ({ failure }) =>
      notify('warning', `${libraryCopy.packFailed}：${failureText(failure)}`),
    )
    library.on('library.kept', ({ name }) => notify('success', libraryCopy.kept(name)))
    library.on('library.keepFailed', ({ failure }) => notDone(libraryCopy.keepFailed, failure))
    return library
  }
}
