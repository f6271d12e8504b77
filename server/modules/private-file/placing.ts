import { ON_CLASH } from '#contract/private-file.ts'
import { freeName } from './free-name.ts'
import type { OwnFileRepository } from './own-file.repository.ts'
import type { OwnDirectory, OwnFileRow, OwnFileTree } from './own-file-tree.ts'
import { MAX_NAME_LENGTH } from './private-name.ts'

export type Place = number | null

/** A name that the place holds already. */
export interface Clash {
  readonly id: number
  readonly isDirectory: boolean
  readonly name: string
}

type Outcome =
  | { readonly kind: 'free'; readonly name: string }
  | { readonly kind: 'taken'; readonly by: number }
  | { readonly kind: 'skipped' }

interface Named {
  readonly id: number
  readonly name: string
}

/** What is found when one thing is put beside others of its kind. */
const settle = (name: string, others: readonly Named[], onClash: number): Outcome => {
  const holder = others.find((it) => it.name === name)
  if (!holder) return { kind: 'free', name }
  if (onClash === ON_CLASH.skip) return { kind: 'skipped' }
  if (onClash === ON_CLASH.replace) return { kind: 'taken', by: holder.id }
  return { kind: 'free', name: freeName(name, new Set(others.map((it) => it.name)), MAX_NAME_LENGTH) }
}

/**
 * Puts folders and files somewhere among the own files, one after the other, and remembers where they are now: what was put there
 * first is in the way of what comes next. `put` moves them, or makes copies.
 */
export const placing = (before: OwnFileTree, onClash: number) => {
  let directories: readonly OwnDirectory[] = before.directories
  let files: readonly OwnFileRow[] = before.files
  let done = 0
  /** Files that had to make way. */
  const replaced: number[] = []

  const directoriesIn = (place: Place) => directories.filter((it) => it.parentId === place)
  const filesIn = (place: Place) => files.filter((it) => it.directoryId === place)
  const othersLike = (held: OwnFileRow, place: Place, except: number) =>
    filesIn(place).filter((it) => it.suffix === held.suffix && it.id !== except)

  /** Notes that a file has left its place for the bin. */
  const makeWay = (id: number): void => {
    replaced.push(id)
    files = files.filter((it) => it.id !== id)
  }

  const moveFile = async (
    own: OwnFileRepository,
    held: OwnFileRow,
    place: Place,
    now: Date,
  ): Promise<void> => {
    if (held.directoryId === place) return
    const outcome = settle(held.name, othersLike(held, place, held.id), onClash)
    if (outcome.kind === 'skipped') return
    if (outcome.kind === 'taken') makeWay(outcome.by)
    const name = outcome.kind === 'free' ? outcome.name : held.name
    await own.changeFiles([held.id], { directoryId: place, name, updatedAt: now })
    files = files.map((it) => (it.id === held.id ? { ...it, directoryId: place, name } : it))
    done += 1
  }

  const moveDirectory = async (
    own: OwnFileRepository,
    held: OwnDirectory,
    place: Place,
    now: Date,
  ): Promise<void> => {
    if (held.parentId === place) return
    const outcome = settle(held.name, directoriesIn(place), onClash)
    if (outcome.kind === 'skipped') return
    if (outcome.kind === 'free') {
      await own.changeDirectories([held.id], { parentId: place, name: outcome.name, updatedAt: now })
      directories = directories.map((it) =>
        it.id === held.id ? { ...it, parentId: place, name: outcome.name } : it,
      )
      done += 1
      return
    }
    // Two folders of a name become one.
    for (const child of directoriesIn(held.id)) await moveDirectory(own, child, outcome.by, now)
    for (const child of filesIn(held.id)) await moveFile(own, child, outcome.by, now)
    await own.removeDirectories([held.id])
    directories = directories.filter((it) => it.id !== held.id)
    done += 1
  }

  const copyFile = async (
    own: OwnFileRepository,
    held: OwnFileRow,
    place: Place,
    now: Date,
  ): Promise<void> => {
    const outcome = settle(held.name, othersLike(held, place, 0), onClash)
    // Onto itself there is nothing to copy.
    if (outcome.kind === 'skipped' || (outcome.kind === 'taken' && outcome.by === held.id)) return
    if (outcome.kind === 'taken') makeWay(outcome.by)
    const name = outcome.kind === 'free' ? outcome.name : held.name
    const id = await own.addFile(place, name, held.fileId, now)
    files = [...files, { ...held, id, directoryId: place, name }]
    done += 1
  }

  const copyDirectory = async (
    own: OwnFileRepository,
    held: OwnDirectory,
    place: Place,
    now: Date,
  ): Promise<void> => {
    const outcome = settle(held.name, directoriesIn(place), onClash)
    if (outcome.kind === 'skipped' || (outcome.kind === 'taken' && outcome.by === held.id)) return
    const [inside, within] = [directoriesIn(held.id), filesIn(held.id)]
    const into = outcome.kind === 'taken' ? outcome.by : await own.addDirectory(place, outcome.name, now)
    if (outcome.kind === 'free')
      directories = [...directories, { id: into, parentId: place, name: outcome.name }]
    for (const child of inside) await copyDirectory(own, child, into, now)
    for (const child of within) await copyFile(own, child, into, now)
    done += 1
  }

  return {
    moveFile,
    moveDirectory,
    copyFile,
    copyDirectory,
    /** What of these would be in the way of something at a place. */
    clashesAt(
      place: Place,
      chosen: { readonly directories: readonly OwnDirectory[]; readonly files: readonly OwnFileRow[] },
    ): Clash[] {
      const taken = chosen.directories.filter((held) =>
        directoriesIn(place).some((it) => it.name === held.name && it.id !== held.id),
      )
      const takenFiles = chosen.files.filter((held) =>
        othersLike(held, place, held.id).some((it) => it.name === held.name),
      )
      return [
        ...taken.map(({ id, name }) => ({ id, isDirectory: true, name })),
        ...takenFiles.map(({ id, name, suffix }) => ({ id, isDirectory: false, name: `${name}.${suffix}` })),
      ]
    },
    /** How many folders and files were put there, a folder as one. */
    done: (): number => done,
    replaced: (): readonly number[] => replaced,
  }
}
