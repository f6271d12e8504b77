import type { ContainerModule } from 'inversify'

/** What answers the ports: another backend is another set. */
export interface AdapterSet {
  /** For what everybody sees: a visitor too. */
  readonly outside: readonly ContainerModule[]
  /** For what only a signed-in person sees; fetched with it, and loaded into the same container. */
  readonly inside: () => Promise<InsideAdapters>
}

export interface InsideAdapters {
  readonly modules: readonly ContainerModule[]
  /** For the lesson itself; fetched with /play, and loaded into the same container. */
  readonly lesson: () => Promise<readonly ContainerModule[]>
  /** For answering questions, wherever they are asked; likewise. */
  readonly question: () => Promise<readonly ContainerModule[]>
  /** For question bank, practice and papers; likewise. */
  readonly bank: () => Promise<readonly ContainerModule[]>
  /** For the school's own materials; likewise. */
  readonly school: () => Promise<readonly ContainerModule[]>
}
