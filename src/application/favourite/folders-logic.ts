import type { ActorRefFrom } from 'xstate'
import type { favouriteFoldersMachine } from '#domain/favourite/favourite-folders.machine.ts'
import type { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import type { FolderChoiceOpening, folderChoiceMachine } from '#domain/favourite/folder-choice.machine.ts'
import type { OpenActor } from '../open-actor.ts'
import type { FolderContentsLogic } from './folder-contents.provide.ts'

/** The statecharts of folders of favourites; loaded on first use, started with `useActorRef`. */
export interface FoldersLogic {
  /** Started once, then running as long as the app. */
  readonly favouriteFolders: ActorRefFrom<typeof favouriteFoldersMachine>
  readonly openFolderChoice: (opening: FolderChoiceOpening) => ActorRefFrom<typeof folderChoiceMachine>
  /** The favourites of one folder, or all. */
  readonly openFavouriteList: OpenActor<typeof favouriteListMachine>
  readonly folderContents: FolderContentsLogic
}
