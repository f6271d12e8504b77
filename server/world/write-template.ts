import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { seedFilesFolder } from '../storage/seed-files-folder.ts'
import { filmSchema } from './coming-films.ts'
import { KINDS } from './kinds/all-kinds.ts'
import { lineSchema } from './world-kind.ts'
import { FILES, FILMS, lineFile, MANIFEST, manifestOf, manifestSchema } from './world-manifest.ts'

export const FILM_EXAMPLE = {
  file: 'files/lesson.mp4',
  duration: 20,
  captions: [{ language: 'zh-CN', label: '中文', file: 'files/lesson.vtt' }],
} as const

/** The example of each file, as the template has it. */
export const exampleFiles = (): Readonly<Record<string, string>> => ({
  [MANIFEST]: `${JSON.stringify(manifestOf({}), null, 2)}\n`,
  ...Object.fromEntries(
    KINDS.map(({ file, examples }) => [
      lineFile(file),
      examples.map((line) => `${JSON.stringify(line)}\n`).join(''),
    ]),
  ),
  [lineFile(FILMS)]: `${JSON.stringify(FILM_EXAMPLE)}\n`,
})

/** The JSON Schema of the manifest and of a line of each file. */
export const schemaFiles = (): Readonly<Record<string, object>> => ({
  world: z.toJSONSchema(manifestSchema),
  ...Object.fromEntries(KINDS.map((kind) => [kind.file, z.toJSONSchema(lineSchema(kind))])),
  [FILMS]: z.toJSONSchema(filmSchema),
})

const firstOf = async (folder: string, end: string): Promise<string> => {
  const names = await readdir(folder)
  const found = names.sort().find((name) => name.endsWith(end))
  if (found === undefined) throw new Error(`${folder}: *${end}`)
  return join(folder, found)
}

/** Writes a folder that can be imported as it is, with a schema for each of its files. */
export const writeTemplate = async (folder: string): Promise<void> => {
  await mkdir(join(folder, FILES), { recursive: true })
  await mkdir(join(folder, 'schema'), { recursive: true })
  for (const [name, text] of Object.entries(exampleFiles()))
    await writeFile(join(folder, name), text, { flag: 'wx' })
  for (const [name, schema] of Object.entries(schemaFiles()))
    await writeFile(join(folder, 'schema', `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
  const seed = seedFilesFolder()
  const lesson = (await firstOf(join(seed, 'lessons'), '.mp4')).slice(0, -'.mp4'.length)
  await copyFile(`${lesson}.mp4`, join(folder, FILES, 'lesson.mp4'))
  await copyFile(`${lesson}.vtt`, join(folder, FILES, 'lesson.vtt'))
  await copyFile(await firstOf(join(seed, 'resources'), '.pdf'), join(folder, FILES, 'handout.pdf'))
  await copyFile(await firstOf(join(seed, 'banners'), '.webp'), join(folder, FILES, 'banner.webp'))
}
