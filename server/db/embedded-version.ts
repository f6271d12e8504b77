import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The major version of PostgreSQL that the embedded engine is, in which it writes its folders. */
export const ENGINE_MAJOR = 18

/** The folder was written by an engine of another major version, which this one cannot open. */
export class OtherEngine extends Error {
  override readonly name = 'OtherEngine'
}

const NEWER =
  '数据由更新的版本写成，这个版本打不开，请更新服务器 (the data were written by a newer version of the server: update it)'

const OLDER =
  '数据由旧版本的内置数据库写成，这个版本打不开：请用原来的版本 npm run backup，再用这个版本 npm run restore -- 文件 --replace ' +
  '(the data were written by an older embedded database: back them up with the version that wrote them, and restore the backup here)'

const versionIn = (folder: string): string => {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Says why the engine would not open the folder of a database, which by itself it does not; a new folder has no version yet. */
export const refuseOtherEngine = (folder: string): void => {
  const major = Number.parseInt(versionIn(folder), 10)
  // What is no number is left to the engine.
  if (Number.isNaN(major) || major === ENGINE_MAJOR) return
  throw new OtherEngine(major > ENGINE_MAJOR ? NEWER : OLDER)
}
