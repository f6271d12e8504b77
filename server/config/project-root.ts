import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const NAME = 'zhiyuan-classroom'

const namesTheProject = (folder: string): boolean => {
  const file = join(folder, 'package.json')
  return existsSync(file) && readFileSync(file, 'utf8').includes(`"name": "${NAME}"`)
}

/**
 * The folder that holds package.json, whether the server runs from its sources or from dist/server.
 * ZHIYUAN_ROOT says it where the tree was moved apart.
 */
export const projectRoot = (): string => {
  const given = process.env['ZHIYUAN_ROOT']
  if (given) return resolve(given)
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (namesTheProject(folder)) return folder
    if (folder === dirname(folder)) {
      throw new Error('找不到项目目录 (no package.json of the project above the server; set ZHIYUAN_ROOT)')
    }
  }
}

/** Of package.json. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string }).version

/** True when TypeScript sources run as they are (tsx, vitest), false in the bundle. */
export const runsFromSource = (): boolean => import.meta.url.endsWith('.ts')

/** A folder or file named relative to the project. */
export const inProject = (path: string): string => resolve(projectRoot(), path)
