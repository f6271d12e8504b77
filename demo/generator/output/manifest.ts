import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceContent } from '../../content/types.ts'
import type { Banner } from '../banner/banners.ts'
import type { Lesson } from '../media/lesson.ts'
import type { Store, StoredFile } from './store.ts'

export interface ResourceFile extends StoredFile {
  readonly mime: string
  readonly pages?: number
  readonly duration?: number
  readonly width?: number
  readonly height?: number
}

export interface Manifest {
  readonly resources: Readonly<Record<string, ResourceFile>>
  readonly lessons: Readonly<Record<string, Lesson>>
  /** Pictures of single questions of the bank. */
  readonly drawings: Readonly<Record<string, StoredFile>>
  readonly banners: readonly Banner[]
}

const office = 'application/vnd.openxmlformats-officedocument'

export const mimes: Readonly<Record<ResourceContent['format'], string>> = {
  pptx: `${office}.presentationml.presentation`,
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  png: 'image/png',
  jpg: 'image/jpeg',
}

export const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Readonly<Record<string, Value>> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))

export const writeManifest = (store: Store, manifest: Manifest): void =>
  writeFileSync(store.place('manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)

/** What an earlier run wrote; null before the first. */
export const readManifest = ({ root }: Store): Manifest | null => {
  const path = join(root, 'manifest.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : null
}
