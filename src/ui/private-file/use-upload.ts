import { NOTIFICATION_MS } from '#domain/notification/notification.machine.ts'
import type { FileToUpload } from '#domain/private-file/own-file-task.ts'
import { mayBeUploaded } from '#domain/upload/upload.ts'
import { useActors } from '../actors-context.tsx'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'

const NAMES_SAID = 3

/** Files that operating systems leave in folders; they are not uploaded. */
const isLeftover = ({ name }: FileToUpload): boolean =>
  name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'

/** Sends what may be uploaded on its way, and names what may not. */
export const useUpload = (folderId: number): ((files: readonly FileToUpload[]) => void) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const { notifications } = useActors()
  return (files) => {
    const meant = files.filter((file) => !isLeftover(file))
    const fit = meant.filter(({ name }) => mayBeUploaded(name))
    const refused = meant.filter(({ name }) => !mayBeUploaded(name)).map(({ name }) => name)
    const warn = (message: string) =>
      notifications.send({
        type: 'notification.show',
        toast: { tone: 'warning', title: '', message, duration: NOTIFICATION_MS },
      })
    if (meant.length === 0) warn(copy.noFiles)
    if (refused.length > 0) warn(copy.refusedFiles(refused.length, refused.slice(0, NAMES_SAID).join('、')))
    if (fit.length > 0)
      ownFileTasks.send({ type: 'tasks.add', task: { kind: 'place', files: fit, folderId } })
  }
}
