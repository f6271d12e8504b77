import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions'
import { parsedUrl } from '#domain/kernel/parsed-url.ts'

const SAFE_LINK = /^(?:https?:\/\/[^\s/?#]+|mailto:)/i

/** What a link may lead to; the server says the same. */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address) && parsedUrl(address) !== null

/** Tab leads out of the field, also from within a list: the keyboard is never trapped. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** Whether an address is that of a picture that was brought in here. */
export type IsOwnPicture = (address: string) => boolean

/** Only pictures that were brought in here: one of another page shows nothing to others. */
const pictureOf = (isOwn: IsOwnPicture) =>
  Image.extend({
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (picture) => (isOwn(picture.getAttribute('src') ?? '') ? null : false) },
    ],
  })

/** What a text may hold: the same as what the server lets through (server/html/rich-text.ts). */
export const extensionsFor = (placeholder: string, isOwn: IsOwnPicture) => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Subscript,
  Superscript,
  BulletList,
  OrderedList,
  Item,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => isSafeLink(address),
    HTMLAttributes: { target: null, rel: null },
  }),
  pictureOf(isOwn),
  Dropcursor,
  Gapcursor,
  UndoRedo,
  Placeholder.configure({ placeholder }),
]
