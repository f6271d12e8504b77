import { existsSync } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, realpath } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { fileRepository } from '../modules/file/file.repository.ts'
import { keepStream, withMakingFolder } from '../modules/film/film-stream-store.ts'
import { chaptersBeside } from '../modules/playback/film-chapters.ts'
import type { Storage } from '../storage/storage.ts'
import type { comingFiles } from './coming-files.ts'
import { linesIn } from './line-file.ts'
import { readObject } from './read-line.ts'
import { ItemRefused } from './world-field.ts'
import { worldFilmRepository } from './world-film.repository.ts'
import { FILMS, lineFile, STREAMS } from './world-manifest.ts'

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly folder: string
  readonly files: ReturnType<typeof comingFiles>
  readonly isDryRun: boolean
}

const path = z.string().check(z.minLength(1), z.maxLength(500))

/** A line of films.jsonl: what is known of a film beside the film. */
export const filmSchema = z.strictObject({
  file: path,
  /** `streams/…`: the folder of the same film as HLS. */
  stream: z.optional(path),
  duration: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  posters: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** WebVTT that names the parts of the film. */
  chapters: z.optional(path),
  captions: z.optional(
    z
      .array(
        z.strictObject({
          language: z.string().check(z.maxLength(35)),
          label: z.string().check(z.maxLength(40)),
          file: path,
        }),
      )
      .check(z.maxLength(50)),
  ),
})

type FilmLine = z.output<typeof filmSchema>

const MOST_PARTS = 20_000
/** What our own streams are made of. */
const PART = /\.(?:m3u8|m4s|mp4|ts|jpg|vtt)$/

/** The parts of a stream; throws ItemRefused for what is none. */
const partsIn = async (
  folder: string,
  stream: string,
): Promise<{ root: string; parts: readonly string[] }> => {
  const root = normalize(join(folder, stream))
  if (
    !stream.startsWith(STREAMS) ||
    !root.startsWith(folder + sep) ||
    (await realpath(root).catch(() => '')) !== root
  )
    throw new ItemRefused(`没有文件夹 ${stream.slice(0, 80)}`)
  const parts: string[] = []
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) continue
    const place = join(entry.parentPath, entry.name)
    if (!(await lstat(place)).isFile() || !PART.test(entry.name) || parts.length >= MOST_PARTS)
      throw new ItemRefused(`${stream} 里有不属于影片的 ${entry.name.slice(0, 80)}`)
    parts.push(place.slice(root.length + 1))
  }
  if (!parts.includes('master.m3u8')) throw new ItemRefused(`${stream} 里没有 master.m3u8`)
  return { root, parts }
}

/** Brings in what a world says of films, each whole or not at all. */
export const comingFilms = async (
  { db, storage, folder, files, isDryRun }: Needs,
  told: (line: number, refusal: string | null) => void,
): Promise<void> => {
  const place = join(folder, lineFile(FILMS))
  if (!existsSync(place)) return
  const streamOf = async (line: FilmLine, fileId: number, hex: string) => {
    if (line.stream === undefined) return null
    const { root, parts } = await partsIn(folder, line.stream)
    const film = isDryRun ? null : await fileRepository(db).find(fileId)
    // What comes with the product has its stream beside it.
    if (film === null || film.store === 'seed' || (await worldFilmRepository(db).hasStream(fileId)))
      return null
    const kept = await withMakingFolder(storage, async (making) => {
      const whole = join(making, 'stream')
      for (const part of parts) {
        await mkdir(dirname(join(whole, part)), { recursive: true })
        await copyFile(join(root, part), join(whole, part))
      }
      return keepStream(storage, whole, { store: film.store, content: hex })
    })
    return { path: kept, duration: line.duration ?? 0, posters: line.posters ?? 0 }
  }

  const putChapters = async (fileId: number, source: string): Promise<void> => {
    const film = await fileRepository(db).find(fileId)
    if (film?.store !== 'data') return
    await copyFile(source, storage.locate('data', chaptersBeside(film.path)))
  }

  const take = async (text: string | null): Promise<void> => {
    const line = readObject(text, filmSchema) as FilmLine
    const captions = line.captions ?? []
    await files.bring([line.file, ...captions.map(({ file }) => file)], isDryRun)
    const { id, hex } = files.found(line.file)
    const said = captions.map(({ language, label, file }) => ({
      language,
      label,
      captionFileId: files.found(file).id,
    }))
    const chapters = line.chapters === undefined ? null : await files.look(line.chapters)
    const stream = await streamOf(line, id, hex)
    if (isDryRun) return
    if (chapters !== null) await putChapters(id, chapters.place)
    await db.transaction((tx) => worldFilmRepository(tx).putFilm(id, stream, said))
  }

  for await (const { line, text } of linesIn(place))
    try {
      await take(text)
      told(line, null)
    } catch (error) {
      if (!(error instanceof ItemRefused)) throw error
      told(line, error.message)
    }
}
