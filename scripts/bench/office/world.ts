import { randomFillSync } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { exportWorld } from '#server/world/export-world.ts'
import { importWorld } from '#server/world/import-world.ts'
import { writeTemplate } from '#server/world/write-template.ts'
import { printTable } from '../table.ts'

const COURSES = 500
/** What a film of a course weighs more than that of the template, so that each is a file of its own. */
const MORE_BYTES = 1024 * 1024
const FACTOR = 3

/** A film with another atom behind it, which players pass over. */
const filmOf = (film: Buffer): Buffer => {
  const more = randomFillSync(Buffer.alloc(MORE_BYTES))
  more.writeUInt32BE(more.length)
  more.write('free', 4, 'latin1')
  return Buffer.concat([film, more])
}

/** The world of the template, with so many courses in place of its one, each with a film of its own. */
const writeManyCourses = async (folder: string): Promise<void> => {
  await writeTemplate(folder)
  const text = await readFile(join(folder, 'courses.jsonl'), 'utf8')
  const film = await readFile(join(folder, 'files/lesson.mp4'))
  const lines: string[] = []
  for (let at = 0; at < COURSES; at++) {
    const own = `files/lesson-${at}.mp4`
    await writeFile(join(folder, own), filmOf(film))
    lines.push(
      text
        .trim()
        .replace('"name":"勾股定理"', `"name":"测量 ${at}"`)
        .replaceAll(/"key":"([a-z]+)-1"/g, `"key":"$1-${at}"`)
        .replace('files/lesson.mp4', own),
    )
  }
  await writeFile(join(folder, 'courses.jsonl'), `${lines.join('\n')}\n`)
}

/** Milliseconds to read every file of a folder and write it anew so that it outlasts a power cut, and the bytes. */
const copyAll = async (from: string, to: string) => {
  const began = performance.now()
  let bytes = 0
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (!(await stat(join(from, name))).isFile()) continue
    const content = await readFile(join(from, name))
    const written = await open(join(to, name), 'w')
    await written.writeFile(content)
    await written.sync()
    await written.close()
    bytes += content.length
  }
  return { ms: performance.now() - began, bytes }
}

const timed = async <T>(work: () => Promise<T>): Promise<readonly [number, T]> => {
  const began = performance.now()
  const done = await work()
  return [performance.now() - began, done]
}

/** A world of 500 courses brought in and written out, beside copies of the same files. `settings`: of an empty installation. */
export const measureWorld = async (
  engine: string,
  folder: string,
  settings: NodeJS.ProcessEnv,
): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const [coming, leaving] = [join(folder, 'coming'), join(folder, 'leaving')]
  const environment = readEnvironment({ ...settings, DATA_DIR: join(folder, 'data') })
  await mkdir(environment.dataDirectory, { recursive: true })
  const database = await openDatabase(environment)
  try {
    await prepareDatabase(database, 'none', new Date())
    await writeManyCourses(coming)
    const storage = await openStorage({ ...environment, seed: seedFilesFolder() })
    const { db } = database
    const disk = await copyAll(join(coming, 'files'), join(folder, 'copied'))
    const refused: string[] = []
    const [importMs] = await timed(() =>
      importWorld({
        db,
        storage,
        folder: coming,
        isDryRun: false,
        clock: () => new Date(),
        keep: async () => undefined,
        remark: ({ text }) => refused.push(text),
        tell: () => undefined,
      }),
    )
    const [exportMs, { counts }] = await timed(() =>
      exportWorld({ db, storage, folder: leaving, product: '0', now: new Date(), tell: () => undefined }),
    )
    const again = await copyAll(join(coming, 'files'), join(folder, 'copied again'))
    if (refused.length > 0 || counts['courses'] !== COURSES)
      throw new Error(`${counts['courses']} courses of ${COURSES}: ${refused.slice(0, 3).join('; ')}`)
    const diskMs = (disk.ms + again.ms) / 2
    const row = (name: string, ms: number) => [name, ms.toFixed(0), (ms / diskMs).toFixed(2), String(FACTOR)]
    printTable(
      [
        `${engine}: a world of ${COURSES} courses, ${(disk.bytes / 1e6).toFixed(0)} MB`,
        'ms',
        'times the copy',
        'target',
      ],
      [row('its files copied', diskMs), row('imported', importMs), row('exported', exportMs)],
    )
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
