import type { ContainerModule } from 'inversify'

/** The adapters for all ports, by bundle; another backend needs another set. */
export interface AdapterSet {
  /** Ports that visitors need, too. */
  readonly visitor: readonly ContainerModule[]
  /** Ports of the connection; loaded when the page is idle. */
  readonly connection: () => Promise<readonly ContainerModule[]>
  /** Ports for signed-in users; loaded with their code. */
  readonly signedIn: () => Promise<SignedInAdapters>
}

export interface SignedInAdapters {
  readonly modules: readonly ContainerModule[]
  /** Ports of the user's account; loaded with 个人中心. As all below, into the same container. */
  readonly account: () => Promise<readonly ContainerModule[]>
  /** Ports of folders of favourites; loaded with the first choice of a folder. */
  readonly folders: () => Promise<readonly ContainerModule[]>
  /** Ports of courses; loaded with the first course. */
  readonly course: () => Promise<readonly ContainerModule[]>
  /** Ports of lists and their menus; loaded with the first list. */
  readonly list: () => Promise<readonly ContainerModule[]>
  /** Ports of resources and file previews; loaded with the first of either. */
  readonly resource: () => Promise<readonly ContainerModule[]>
  /** Ports of comments; loaded with the first comments. */
  readonly comments: () => Promise<readonly ContainerModule[]>
  /** Ports of pictures in texts; loaded with the first editor. */
  readonly pictures: () => Promise<readonly ContainerModule[]>
  /** Ports of the writing outbox; loaded with the first notes or comments. */
  readonly writing: () => Promise<readonly ContainerModule[]>
  /** Ports of lessons; loaded with /play. */
  readonly lesson: () => Promise<readonly ContainerModule[]>
  /** Ports of the live console; loaded with the first console. */
  readonly liveConsole: () => Promise<readonly ContainerModule[]>
  /** Ports of answering questions in lessons, practices and papers. */
  readonly answering: () => Promise<readonly ContainerModule[]>
  /** Ports of the question bank. */
  readonly questionBank: () => Promise<readonly ContainerModule[]>
  /** Ports of writing, importing and correcting questions. */
  readonly making: () => Promise<readonly ContainerModule[]>
  /** Ports of papers. */
  readonly paper: () => Promise<readonly ContainerModule[]>
  /** Ports of a school's library and cloud school. */
  readonly school: () => Promise<readonly ContainerModule[]>
  /** Ports of sharing files with schools. */
  readonly sharing: () => Promise<readonly ContainerModule[]>
  /** Ports of own files and uploads. */
  readonly ownFiles: () => Promise<readonly ContainerModule[]>
  /** Ports of reviewing shared files. */
  readonly review: () => Promise<readonly ContainerModule[]>
  /** Ports of live plans. */
  readonly livePlans: () => Promise<readonly ContainerModule[]>
  /** Ports of the studio, where teachers make courses. */
  readonly studio: () => Promise<readonly ContainerModule[]>
  /** Ports of the office, for administrators. */
  readonly office: () => Promise<readonly ContainerModule[]>
}
