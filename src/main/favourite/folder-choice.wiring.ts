import { createActor } from 'xstate'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import { folderChoiceMachine } from '#domain/favourite/folder-choice.machine.ts'

/** Creates new folders of a choice through the folders statechart, which reports the outcome. */
export const folderChoiceOpener =
  ({ favouriteFolders }: Pick<FoldersLogic, 'favouriteFolders'>): FoldersLogic['openFolderChoice'] =>
  ({ taken, ...input }) => {
    const choice = createActor(folderChoiceMachine, { input })
    choice.on('choice.taken', ({ id }) => taken(id))
    choice.on('choice.folderWanted', ({ folder }) =>
      favouriteFolders.send({ type: 'folders.change', change: { kind: 'create', ...folder } }),
    )
    const tellFolders = () => {
      const folders = favouriteFolders.getSnapshot()
      if (folders.matches('ready'))
        choice.send({ type: 'choice.know', ids: folders.context.folders.map(({ id }) => id) })
    }
    whileRunning(choice, () => {
      tellFolders()
      return [
        favouriteFolders.subscribe(tellFolders),
        favouriteFolders.on('folders.changed', ({ change, id }) => {
          if (change.kind === 'create') choice.send({ type: 'choice.made', folder: change, id })
        }),
        favouriteFolders.on('folders.refused', ({ change }) => {
          if (change.kind === 'create') choice.send({ type: 'choice.refused' })
        }),
      ]
    })
    return choice
  }
