import sanitizeHtml from 'sanitize-html'
import { unescapeMarkup } from './escape-markup.ts'

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** The text between the tags of HTML as it is read: whatever entity stands in it as its sign, once. What is none stays as it is. */
export const decodedText = (text: string): string =>
  text.replace(ENTITY, (entity) => unescapeMarkup(sanitizeHtml(entity, { allowedTags: [] })))
