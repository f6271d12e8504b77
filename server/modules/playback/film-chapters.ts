import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { filmChapter } from '#contract/playback.ts'
import type { Storage, Stored } from '../../storage/storage.ts'

type Chapter = Sent<z.output<typeof filmChapter>>

/** Chapters of so many films are remembered. */
const MAX = 200

const CUE = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->[^\n]*\n([^\n]+)$/gm

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** The cues of WebVTT whose texts are names (kind="chapters"), by second. */
export const chaptersIn = (text: string): Chapter[] =>
  [...text.replaceAll(/\r\n?/g, '\n').matchAll(CUE)]
    .map(([, hours = '0', minutes = '0', seconds = '0', name = '']) => ({
      Second: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      Name: name.replaceAll(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity).trim(),
    }))
    .sort((one, other) => one.Second - other.Second)

/** film.mp4 has its chapters in film.chapters.vtt. */
export const chaptersBeside = (path: string): string => path.replace(/(?:\.[^./]+)?$/, '.chapters.vtt')

/** The parts of a film as they stand in a file beside it, on this machine; none where there is no such file. */
export const filmChapters = (storage: Storage) => {
  const read = async (place: string): Promise<Chapter[]> => {
    try {
      return chaptersIn(await readFile(place, 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }

  const known = new LRUCache<string, Chapter[]>({ max: MAX, fetchMethod: read })

  return async ({ store, path }: Stored): Promise<Chapter[]> =>
    store === 'bucket' ? [] : known.forceFetch(storage.locate(store, chaptersBeside(path)))
}

export type ChaptersOf = ReturnType<typeof filmChapters>
