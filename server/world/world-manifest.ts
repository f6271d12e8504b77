import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export const MANIFEST = 'world.json'
export const FILES = 'files/'
export const STREAMS = 'streams/'
export const FILMS = 'films'

const VERSION = 1

/** What a folder says of itself. `counts`, where it is there: the lines of each file, so that one that was cut off is known. */
export const manifestSchema = z.object({
  format: z.literal('zhiyuan-world'),
  version: z.int(),
  product: z.optional(z.string()),
  exportedAt: z.optional(z.string()),
  counts: z.optional(z.record(z.string(), z.int())),
})

export type WorldManifest = z.output<typeof manifestSchema>

export const manifestOf = (more: Omit<WorldManifest, 'format' | 'version'>): WorldManifest => ({
  format: 'zhiyuan-world',
  version: VERSION,
  ...more,
})

export const lineFile = (file: string): string => `${file}.jsonl`

/** What a folder says of itself; throws with words for people. */
export const readManifest = async (folder: string): Promise<WorldManifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} 里没有 ${MANIFEST}，用 --template 可以写出一个样例文件夹`)
  const read = (() => {
    try {
      return manifestSchema.safeParse(JSON.parse(text))
    } catch {
      return null
    }
  })()
  if (!read?.success) throw new Error(`${MANIFEST} 写得不对，应当像这样：${JSON.stringify(manifestOf({}))}`)
  if (read.data.version > VERSION)
    throw new Error(`${MANIFEST} 是更新的版本 ${read.data.version}，请先升级再导入`)
  return read.data
}
