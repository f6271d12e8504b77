import type { ContainerModule } from 'inversify'

/** What answers the ports: another backend is another set. */
export interface AdapterSet {
  /** For what everybody sees: a visitor too. */
  readonly visitor: readonly ContainerModule[]
  /** For what is told of the connection; fetched when the page is quiet. */
  readonly connection: () => Promise<readonly ContainerModule[]>
  /** For what only a signed-in person sees; fetched with it, and loaded into the same container. */
  readonly signedIn: () => Promise<SignedInAdapters>
}

export interface SignedInAdapters {
  readonly modules: readonly ContainerModule[]
  /** For one's own account; fetched with 个人中心, and loaded into the same container. */
  readonly account: () => Promise<readonly ContainerModule[]>
  /** For folders of favourites; fetched with the first choice of one, and loaded into the same container. */
  readonly folders: () => Promise<readonly ContainerModule[]>
  /** For courses; fetched with the first that is opened, and loaded into the same container. */
  readonly course: () => Promise<readonly ContainerModule[]>
  /** For lists and the menus beside them; fetched with the first list, and loaded into the same container. */
  readonly list: () => Promise<readonly ContainerModule[]>
  /** For a resource and for files that are looked at; fetched with the first, and loaded into the same container. */
  readonly resource: () => Promise<readonly ContainerModule[]>
  /** For comments; fetched with the first that are shown, and loaded into the same container. */
  readonly comments: () => Promise<readonly ContainerModule[]>
  /** For pictures of a text; fetched with the first editor, and loaded into the same container. */
  readonly pictures: () => Promise<readonly ContainerModule[]>
  /** For notes and comments on their way; fetched with the first of either, and loaded into the same container. */
  readonly writing: () => Promise<readonly ContainerModule[]>
  /** For the lesson itself; fetched with /play, and loaded into the same container. */
  readonly lesson: () => Promise<readonly ContainerModule[]>
  /** For the teacher of a live lesson; fetched with the first console, and loaded into the same container. */
  readonly liveConsole: () => Promise<readonly ContainerModule[]>
  /** For answering questions, wherever they are asked; likewise. */
  readonly answering: () => Promise<readonly ContainerModule[]>
  /** For the question bank; likewise. */
  readonly questionBank: () => Promise<readonly ContainerModule[]>
  /** For who makes questions; likewise. */
  readonly making: () => Promise<readonly ContainerModule[]>
  /** For papers; likewise. */
  readonly paper: () => Promise<readonly ContainerModule[]>
  /** For a school's library and cloud space; likewise. */
  readonly school: () => Promise<readonly ContainerModule[]>
  /** For what is handed to schools; likewise. */
  readonly sharing: () => Promise<readonly ContainerModule[]>
  /** For one's own files and for uploads; likewise. */
  readonly ownFiles: () => Promise<readonly ContainerModule[]>
  /** For the review of what is shared; likewise. */
  readonly review: () => Promise<readonly ContainerModule[]>
  /** For lessons that are planned; likewise. */
  readonly livePlans: () => Promise<readonly ContainerModule[]>
  /** For courses as teachers make them; likewise. */
  readonly studio: () => Promise<readonly ContainerModule[]>
  /** For administrators; likewise. */
  readonly office: () => Promise<readonly ContainerModule[]>
}
