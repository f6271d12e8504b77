import { parsedUrl } from '#domain/kernel/parsed-url.ts'
import { pictureOfData } from '#domain/upload/data-picture.ts'
import type { PictureSource } from '#domain/upload/picture-upload.machine.ts'
import { editorCopy } from '../../copy/comment-copy.ts'
import type { IsOwnPicture } from './extensions.ts'

const MAX = 20

const lastPart = (address: string): string => {
  const { pathname } = new URL(address)
  try {
    return decodeURIComponent(pathname).split('/').at(-1) ?? ''
  } catch {
    return ''
  }
}

const sourceOf = (address: string, isOwn: IsOwnPicture): PictureSource | null => {
  if (isOwn(address)) return null
  if (!/^https?:/i.test(address)) return pictureOfData(address, editorCopy.pastedPicture)
  if (parsedUrl(address) === null) return null
  return { name: lastPart(address) || editorCopy.pastedPicture, outside: address }
}

/** The pictures in what was copied on another page or in a document: the text cannot show them from where they are. */
export const pastedPictures = (html: string, isOwn: IsOwnPicture): readonly PictureSource[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')]
    .map((picture) => sourceOf(picture.getAttribute('src') ?? '', isOwn))
    .filter((source) => source !== null)
    .slice(0, MAX)
