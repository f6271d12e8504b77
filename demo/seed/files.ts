import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { file } from '#server/db/schema/file.ts'
import { publicFileAddress } from '#server/modules/file/public-file-address.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { Rows } from './rows.ts'

const stored = z.object({
  path: z.string(),
  size: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
const measured = z.extend(stored, { mime: z.string(), duration: z.optional(z.number()) })
const clip = z.extend(stored, { duration: z.number() })

/** demo/files/manifest.json, as demo/generator writes it. */
const manifest = z.object({
  resources: z.record(z.string(), measured),
  lessons: z.record(
    z.string(),
    z.object({
      subject: z.string(),
      stage: z.string(),
      title: z.string(),
      course: z.optional(z.string()),
      slideEnds: z.optional(z.array(z.number())),
      mp4: clip,
      poster: z.optional(stored),
      captions: stored,
      hls: z.optional(z.object({ master: z.string() })),
    }),
  ),
  drawings: z.record(z.string(), stored),
  banners: z.array(z.object({ key: z.string(), desktop: stored, mobile: stored })),
})

type Stored = z.output<typeof stored>
export type ManifestLesson = z.output<typeof manifest>['lessons'][string]

const MIME: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
}

const suffixOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

type FileRow = Omit<typeof file.$inferSelect, 'id' | 'unusedSince'>

/** The files that come with the product; each becomes a row once, however many contents use it. */
export class SeedFiles {
  readonly rows = new Rows<FileRow>()
  readonly #manifest: z.output<typeof manifest>
  readonly #byDigest = new Map<string, FileRow & { id: number }>()

  constructor(folder = seedFilesFolder()) {
    this.#manifest = z.parse(manifest, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  }

  resource(key: string): { id: number; size: number; suffix: string; duration: number } {
    const found = this.#manifest.resources[key]
    if (!found) throw new Error(`seed: the manifest has no file for the resource ${key}`)
    const { id, suffix, size } = this.#row(found, found.mime, false)
    return { id, size, suffix, duration: Math.round(found.duration ?? 0) }
  }

  /** What was drawn for one question. */
  drawing(key: string): { id: number } {
    const found = this.#manifest.drawings[key]
    if (!found) throw new Error(`seed: the manifest has no drawing ${key}`)
    return { id: this.#row(found, 'image/png', false).id }
  }

  /** The lessons in the order of their keys. */
  get lessons(): readonly (readonly [key: string, lesson: ManifestLesson])[] {
    return Object.entries(this.#manifest.lessons)
  }

  /** The film that was made for a lesson of a course; undefined where there is none. */
  lessonFilm(course: string, name: string): ManifestLesson | undefined {
    return this.lessons.find(([, it]) => it.course === course && it.title === name)?.[1]
  }

  video({ mp4 }: ManifestLesson): { id: number; duration: number } {
    return { id: this.#row(mp4, 'video/mp4', false).id, duration: Math.round(mp4.duration) }
  }

  /** Of what is said in a film. */
  captions({ captions }: ManifestLesson): number {
    return this.#row(captions, 'text/vtt', false).id
  }

  /** '' for a film without one. */
  poster({ poster }: ManifestLesson): string {
    return poster ? this.#publicAddress(poster) : ''
  }

  banner(key: string): { desktop: string; mobile: string } {
    const found = this.#manifest.banners.find((banner) => banner.key === key)
    if (!found) throw new Error(`seed: the manifest has no banner ${key}`)
    return { desktop: this.#publicAddress(found.desktop), mobile: this.#publicAddress(found.mobile) }
  }

  #publicAddress(picture: Stored): string {
    const mime = MIME[suffixOf(picture.path)]
    if (!mime) throw new Error(`seed: ${picture.path} is no picture`)
    this.#row(picture, mime, true)
    return publicFileAddress(picture.sha256, suffixOf(picture.path))
  }

  #row({ path, size, sha256 }: Stored, mime: string, isPublic: boolean): FileRow & { id: number } {
    const known = this.#byDigest.get(sha256)
    if (known) {
      known.isPublic ||= isPublic
      return known
    }
    const row = this.rows.add({
      sha256: Buffer.from(sha256, 'hex'),
      size,
      mime,
      suffix: suffixOf(path),
      store: 'seed',
      path,
      isPublic,
    })
    this.#byDigest.set(sha256, row)
    return row
  }
}
