import type { IncomingHttpHeaders } from 'node:http'

/** What a reader may hold already. */
export interface FileVersion {
  /** A strong entity tag, in its quotes: whatever has the same tag is the same to the byte. */
  readonly etag: string
  /** In whole seconds, as a header says it. */
  readonly modified: Date
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '')

/** RFC 9110 §13.1.1 and §13.1.4: a request for a version that it knows fails (412) once the file is another; tags are compared strongly. */
export const failsPrecondition = (headers: IncomingHttpHeaders, { etag, modified }: FileVersion): boolean => {
  const tags = headers['if-match']
  if (tags !== undefined) return !tags.split(',').some((tag) => ['*', etag].includes(tag.trim()))
  return modified.getTime() > Date.parse(headers['if-unmodified-since'] ?? '')
}

/** RFC 9110 §13.1.2 and §13.1.3: a tag decides where there is one, compared weakly; a date only without it. */
export const isNotModified = (headers: IncomingHttpHeaders, { etag, modified }: FileVersion): boolean => {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || withoutWeakness(tag) === etag)
  return modified.getTime() <= Date.parse(headers['if-modified-since'] ?? '')
}

/** RFC 9110 §13.1.5: a part only of what the reader has a part of already, by the strong tag or the very same date. */
export const allowsRange = (headers: IncomingHttpHeaders, { etag, modified }: FileVersion): boolean => {
  const condition = headers['if-range']
  return condition === undefined || condition === etag || condition === modified.toUTCString()
}
