const PREFIX = '/api/public/file'

/** The address of a public file: named by its content, so that what was fetched once never changes. */
export const publicFileAddress = (sha256: string, suffix: string): string => `${PREFIX}/${sha256}.${suffix}`

export const PUBLIC_FILE_ROUTE = `${PREFIX}/:name`

/** The content named by `:name`, or null. */
export const contentOfName = (name: string): Buffer | null => {
  const [, sha256] = /^([0-9a-f]{64})\.[a-z0-9]{1,8}$/.exec(name) ?? []
  return sha256 ? Buffer.from(sha256, 'hex') : null
}
