import * as z from 'zod/mini'
import { type ConfigurationFile, configurationFile } from '#contract/configuration.ts'
import type { Configuration } from '#domain/kernel/configuration.ts'
import type { ConfigurationFault } from '#domain/kernel/configuration-fault.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'

const PATIENCE_MS = 15_000

const BYTES_PER_MEGABYTE = 1024 * 1024

const NO_PLAYER = { version: '', scriptUrls: [], styleUrl: '' }

const configurationOf = ({ player: named, upload, ...rest }: ConfigurationFile): Configuration => {
  const player = named ?? NO_PLAYER
  const ofVersion = (address: string) => address.replaceAll('{version}', player.version)
  return {
    ...rest,
    apiHost: rest.apiHost.replace(/\/$/, ''),
    player: {
      version: player.version,
      scriptUrls: player.scriptUrls.map(ofVersion),
      styleUrl: ofVersion(player.styleUrl),
    },
    upload: {
      maxFileSize: upload.maxFileMegabytes * BYTES_PER_MEGABYTE,
      maxPictureSize: upload.maxPictureMegabytes * BYTES_PER_MEGABYTE,
    },
  }
}

/** `player.scriptUrls[0]`: a field as it would be written in the file. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((field, part) => {
    if (typeof part === 'number') return `${field}[${part}]`
    return field === '' ? String(part) : `${field}.${String(part)}`
  }, '')

const faultOf = (issue: z.core.$ZodIssue): ConfigurationFault => {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return { field: fieldOf([...issue.path, ...unknown]), expected: issue.message }
}

const wholeFile = (expected: string) => failed({ field: '', expected })

/** Reads the content of a configuration file; the first fault of a wrong one. */
export const parseConfiguration = (content: unknown): Result<Configuration, ConfigurationFault> => {
  const read = z.safeParse(configurationFile, content)
  if (read.success) return success(configurationOf(read.data))
  const [first] = read.error.issues
  return first ? failed(faultOf(first)) : wholeFile('有效的配置')
}

/** HTML in place of the file: from a captive portal, or the app's own page from a static host without the file. */
const isOfAnother = (text: string): boolean => /^\s*</.test(text) && !text.includes(' data-app=')

/**
 * Reads the configuration of this school before start (R-product-3). Never rejects. `unreached`: the line or the server is away, or
 * somebody between answers, and nothing is known of the file.
 */
export const readConfiguration = async (
  fetch: (address: string, init: RequestInit) => Promise<Response>,
  url: string,
): Promise<Result<Configuration, ConfigurationFault | 'unreached'>> => {
  let text: string
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status >= 500) return failed('unreached')
    if (!response.ok) return wholeFile(`能够读取的文件 ${url}，服务器却回答了 HTTP ${response.status}`)
    text = await response.text()
  } catch {
    return failed('unreached')
  }
  if (isOfAnother(text)) return failed('unreached')
  try {
    return parseConfiguration(JSON.parse(text))
  } catch {
    return wholeFile(`JSON 格式的文件 ${url}，请检查引号、逗号和括号`)
  }
}
