import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod/mini'
import { type ConfigurationFile, configurationFile } from '#contract/configuration.ts'

/** The school's configuration cannot be used; the message names the field. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

export const EMPTY_CONFIGURATION = '{}'

/** The text of the file as the page gets it; `{}` when there is none, which gives every default. */
export const configurationText = async (path: string): Promise<{ text: string; changed: Date }> => {
  try {
    return { text: await readFile(path, 'utf8'), changed: (await stat(path)).mtime }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return { text: EMPTY_CONFIGURATION, changed: new Date(0) }
    throw error
  }
}

const parsed = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigurationError(`${path}: 不是有效的 JSON (not valid JSON): ${(error as Error).message}`)
  }
}

/** Reads and checks the configuration of this school at start, so that a wrong one is found before a teacher does. */
export const readConfiguration = async (path: string): Promise<ConfigurationFile> => {
  const { text } = await configurationText(path)
  const read = z.safeParse(configurationFile, parsed(path, text))
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => {
    const extra = issue.code === 'unrecognized_keys' ? issue.keys : []
    return `  ${[...issue.path, ...extra].join('.')}: ${issue.code === 'unrecognized_keys' ? '' : '应为'}${issue.message}`
  })
  throw new ConfigurationError(`${path}: 配置有误 (wrong configuration):\n${lines.join('\n')}`)
}
